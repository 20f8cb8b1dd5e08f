import type { serverLeagues as en } from '../en/server-leagues';
import type { Translated } from '../translated';

export const serverLeagues: Translated<typeof en> = {
  foundNeedsAccount: 'Una lega appartiene a un account: registrati o accedi, poi fondala.',
  restoreNeedsAccount: 'Una lega appartiene a un account: registrati o accedi, poi ripristinala.',
  roleNeedsAccount: 'Un ruolo in una lega appartiene a un account: prima registrati o accedi.',
  nameMissing: 'Una lega ha bisogno di un nome.',
  nameTooLong:
    'Il nome ha {length, number} caratteri; quello di una lega ne ha al massimo {most, number}.',
  nameLetters: 'Un nome si scrive con lettere.',
  typeToDelete: 'La lega si chiama {name}. Scrivilo per eliminarla.',
  claimTaken:
    '{name} appartiene ormai a un altro account. Un responsabile della lega può liberare il nome.',
  claimOther:
    'In questa lega sei già {name}. Prima libera quel nome, o chiedi che i due siano uniti.',
  claimedAlready: '{name} appartiene già a un account. Prima libera il nome.',
  yoursAlready: 'La lega è già tua. Scegli un altro membro.',
  lastOwner: 'Una lega ha almeno un responsabile. Nomina prima un altro membro, o elimina la lega.',
  notMember: 'Non hai nessun ruolo in questa lega.',
  invitationGone: 'Questo invito non vale più. Chiedine uno nuovo a chi l’ha mandato.',
  seasonName: 'Una stagione ha bisogno di un nome, come 2026 o Inverno.',
  seasonOrder: 'La stagione finisce il {end}, prima di cominciare il {start}.',
  seasonVariants: 'Non conta ancora niente: scegli almeno una variante.',
  seasonBeginsLater: 'C’è una serata il {day}; la stagione non comincia più tardi.',
  seasonEndsEarlier: 'C’è una serata il {day}; la stagione non finisce prima.',
  seasonHasGames:
    '{games, plural, one {Una partita appartiene a questa stagione. Prima eliminala.} other {# partite appartengono a questa stagione. Prima eliminale.}}',
  seasonClosed: 'La stagione {name} è chiusa. Un responsabile della lega può riaprirla.',
  houseRule: 'Le regole della casa della stagione dicono {option}: {house}, non {table}.',
  eveningThere: 'C’è già una serata il {day}.',
  eveningHasGames:
    '{games, plural, one {Una partita appartiene a questa serata. Prima eliminala.} other {# partite appartengono a questa serata. Prima eliminale.}}',
  eveningOutside: 'La stagione {name} va dal {start} al {end}; il {day} ne è fuori.',
  namesMissing: 'Scrivi un nome, o uno per riga.',
  nameOfOther: '{name} è un nome di {other}. Scegline un altro.',
  nameThere: 'C’è già un giocatore di nome {name}. Se i due sono una persona sola, uniscili.',
  daysOrder: 'L’ultimo giorno, {last}, viene prima del primo, {first}.',
  staysForGames:
    '{name} ha giocato {games, plural, one {# partita} other {# partite}} e per questo resta. Indica piuttosto un ultimo giorno, o unisci il nome a un altro.',
  staysForMerged:
    '{count, plural, one {{names} è unito a {name}. Prima annulla l’unione.} other {{names} sono uniti a {name}. Prima annulla l’unione.}}',
  oneName: '{name} è un nome solo. Scegline un altro.',
  mergedAlready: '{name} è già un nome di {other}. Unisci {other}, o prima annulla.',
  satTogether:
    '{one} e {other} hanno giocato una stessa partita, {variant} il {day} con {players}. Una persona ha un posto.',
  twoAccounts: '{names} appartengono a due account. Prima libera uno dei nomi.',
  tooFewPresent:
    '{present, plural, =0 {Nessuno è segnato come presente; un tavolo ha bisogno di {least}.} one {Solo # è segnato come presente; un tavolo ha bisogno di {least}.} other {Solo # sono segnati come presenti; un tavolo ha bisogno di {least}.}}',
  sheetChanged: 'Nel frattempo qualcun altro ha cambiato i tavoli. Eccoli come sono adesso.',
  tableName: 'Tavolo {number}',
  tableNeedsName: 'Il tavolo {number} ha bisogno di un nome.',
  tableSeats: '{name} ha {seats} posti; quello che si gioca lì ne richiede {sizes}.',
  twoPlaces: '{name} siede a due posti; una volta basta.',
};
