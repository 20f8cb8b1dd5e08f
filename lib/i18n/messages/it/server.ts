import type { server as en } from '../en/server';
import type { Translated } from '../translated';
import { reading } from './reading';
import { serverAccount } from './server-account';
import { serverFiles } from './server-files';
import { serverLeagues } from './server-leagues';

export const server: Translated<typeof en> = {
  internal: 'Qualcosa è andato storto da noi. È stato annotato; riprova.',
  unavailable: {
    nothing:
      'La banca dati al momento non risponde. Non è stato salvato nulla; riprova tra un istante.',
    full: 'Non c’è più spazio per salvare. Non è stato salvato nulla; chi gestisce questo server deve fare spazio.',
    unknown:
      'Il collegamento con la banca dati si è appena interrotto. Forse è stato salvato, forse no; invialo di nuovo, non sarà salvato due volte.',
  },
  fromElsewhere: 'Questo è stato inviato da un altro sito. Fallo sulla pagina di Schiefer.',
  notJson: 'Invia JSON: content-type application/json e un oggetto nel corpo.',
  bodyTooLarge: 'Il corpo è troppo grande; al massimo 256 kB.',
  badInput: '{path} non è come deve essere.',
  badInputWhole: 'Ciò che è stato inviato non è come deve essere.',
  only: {
    reader: 'Può farlo solo chi può vedere la lega.',
    member: 'Possono farlo solo i membri della lega.',
    scorer: 'Può farlo solo chi scrive per la lega.',
    owner: 'Può farlo solo un responsabile della lega.',
    holder: 'Può farlo solo un responsabile della lega, o chi ha questo nome.',
  },
  noSuch: {
    game: 'Questa partita non c’è.',
    league: 'Questa lega non c’è.',
    season: 'Questa stagione non c’è.',
    evening: 'Questa serata non c’è.',
    player: 'Questo giocatore non c’è.',
    member: 'Questo membro non c’è nella lega.',
    invitation: 'Questo invito non c’è.',
    report: 'Questo rapporto non c’è.',
    table: 'Questa classifica non c’è.',
  },
  idTaken: {
    game: 'La partita non ha potuto essere salvata sotto il suo identificativo. Ricominciala.',
    tourney: 'Il torneo non ha potuto essere salvato sotto il suo identificativo. Ricomincialo.',
    league: 'La lega non ha potuto essere salvata sotto il suo identificativo. Fondala di nuovo.',
    season:
      'La stagione non ha potuto essere salvata sotto il suo identificativo. Creala di nuovo.',
    evening: 'La serata non ha potuto essere salvata sotto il suo identificativo. Riprova.',
  },
  seatedTwice: '{one} e {other} qui sono un solo giocatore. Una persona ha un posto.',
  sameTourney: 'Un torneo resta con la sua variante e i suoi posti, qui {players}.',
  notesTooLong: 'Le note hanno {length, number} caratteri; c’è posto per {most, number}.',
  who: {
    you: 'tu',
    someone: 'qualcuno',
    formerPlayer: 'ex giocatore',
  },
  browser: {
    some: 'Un browser',
    on: '{browser} su {system}',
  },
  input: {
    nameLength: 'Un nome ha al massimo {most} caratteri.',
    namesAtOnce: 'Al massimo {most} nomi alla volta.',
    day: 'Un giorno si scrive così: {example}.',
    eveningName: 'Il nome di una serata ha al massimo {most} caratteri.',
    tableName: 'Il nome di un tavolo ha al massimo {most} caratteri.',
    seasonName: 'Il nome di una stagione ha al massimo {most} caratteri.',
    chooseVariants: 'Scegli cosa si gioca.',
    houseRules: 'Le regole della casa sono troppo lunghe.',
  },
  leagues: serverLeagues,
  account: serverAccount,
  files: serverFiles,
  reading,
};
