import type { files as en } from '../en/files';
import type { Translated } from '../translated';

export const files: Translated<typeof en> = {
  title: 'File',
  backLeague: 'Lega',
  seasons: 'Stagioni',
  seasonsLine:
    'La classifica come tabella che si apre in Excel, come JSON, o su un foglio da appendere. Quello che una classifica nasconde resta nascosto anche qui.',
  season: {
    tableCsv: 'Classifica (CSV)',
    tableJson: 'Classifica (JSON)',
    gamesCsv: 'Partite (CSV)',
    gamesZip: 'Partite (ZIP)',
    print: 'Stampa',
    of: '{what}, stagione {season}',
  },
  games: 'Tutte le partite',
  gamesLine:
    'Una tabella con una riga per ogni posto, o le partite stesse, mano per mano, da tenere o da importare altrove.',
  backup: 'Copia di sicurezza',
  backupLine:
    'Tutta la lega in un file: giocatori, stagioni, serate, ogni partita con le sue correzioni. Non contiene indirizzi e-mail. Da lì la lega si può ripristinare, qui quando è eliminata o su un’altra installazione.',
  backupKey: 'Scarica la copia',
  restore: 'Ripristina una lega',
  rebuild: 'Ricalcola tutte le cifre',
  rebuildLine:
    'Risultati, classifiche e rating seguono dalle mani a ogni modifica. Questo li ricalcola tutti, se hai dubbi su una cifra, e dice che cosa non era giusto.',
  import: 'Importa partite',
  importLine:
    'Partite salvate come file entrano nella lega. Quello che c’è già viene tralasciato, quello che non si può contare viene rifiutato con il motivo. Tengono le regole con cui sono state giocate.',
  importOwn:
    'Le tue partite si importano con lo ZIP che trovi in <link>Importare ed esportare partite</link>.',
  noSeason:
    'Non c’è una stagione a cui possano appartenere. Un responsabile ne crea una sotto «Stagioni».',
  soFar: 'Lavori finora',
  formats: {
    csv: 'Tabella (CSV)',
    zip: 'Partite (ZIP)',
    ndjson: 'Partite (NDJSON)',
    json: 'Tutto (JSON)',
    line: 'Lo ZIP tiene il giorno di ogni partita nel nome del file, il JSON tiene giorno e note; l’NDJSON ha solo le mani, senza il giorno. ZIP e JSON si possono reimportare, qui o in una lega.',
  },
  form: {
    file: 'File',
    hint: 'Una partita (.json), una per riga (.ndjson), molte in uno .zip, «Tutto (JSON)» o i dati di un account. Al massimo 20 MB.',
    missing: 'Scegli prima un file.',
    key: 'Importa',
    where: 'Dove',
    byDay: 'Alla serata del loro giorno',
    season: 'Stagione {name}',
    oneEvening: 'Tutte a una serata',
    day: 'Giorno',
    dayHint:
      'Per le partite il cui file non ce l’ha nel nome, come 2026-11-21-mittlere.json. Senza giorno sono state giocate oggi.',
    dayHintLeague:
      'Per le partite il cui file non ce l’ha nel nome, come 2026-11-21-mittlere.json. Le serate che mancano vengono create.',
    unfinished: 'Partite non finite',
    run: 'Continuano',
    runLine: 'Restano aperte; si possono aggiungere mani.',
    finish: 'Finiscono con l’ultima mano',
    finishLine: 'Contano così come stanno. Da scegliere per vecchie partite.',
  },
  inOut: {
    title: 'Importare ed esportare partite',
    back: 'Partite',
    importLine:
      'Partite salvate come file diventano qui le tue, mano per mano, come se le avessi registrate tu. Quello che c’è già viene tralasciato, quello che non si può contare viene rifiutato con il motivo.',
    soFar: 'Importazioni finora',
    take: 'Porta via le tue partite',
    takeLine:
      'Tutte le tue partite che non appartengono a una lega. Per averle in una, scarica lo ZIP e importalo nella pagina «File» della lega.',
  },
  restoring: {
    back: 'Leghe',
    line: 'Da una copia di sicurezza una lega torna intera: i suoi giocatori e nomi uniti, stagioni, serate, ogni partita con le sue correzioni e chi le ha fatte. Poi appartiene a te. Se la lega c’è ancora, non cambia nulla.',
    file: 'Copia di sicurezza',
    hint: 'Il file ZIP che un responsabile ha scaricato dai file della lega. Al massimo 100 MB.',
    missing: 'Scegli prima una copia di sicurezza.',
    key: 'Ripristina',
    soFar: 'Finora',
  },
  work: {
    title: 'Lavori lunghi',
    all: 'Tutti i lavori lunghi',
    none: 'Ancora niente. Qui stanno importazioni, leghe ripristinate e cifre ricalcolate, a che punto sono e come sono finite.',
    latest: 'Gli ultimi prima',
    progress: 'Avanzamento',
    waiting: 'Aspetta che finisca quello cominciato prima',
    leave: 'Puoi lasciare questa pagina e tornare: va avanti da sé.',
    running: '{status}: {far}',
    report: 'Scarica il rapporto',
  },
  report: {
    imported: 'importate',
    there: 'già presenti',
    refused: 'rifiutate',
    nothing: 'Non è stato importato niente.',
    refusedTitle: 'Rifiutate',
    why: 'Rifiutate, e perché',
    times: '{times, number} volte: {why}',
    notShown: '{more, plural, one {Un’altra non è mostrata.} other {Altre # non sono mostrate.}}',
    inFile: 'Il rapporto come file ne nomina {named, number}.',
    restored:
      '{league} è di nuovo qui, con {games, plural, one {# partita} other {# partite}} in {evenings, plural, one {# serata} other {# serate}} e {players, plural, one {# giocatore} other {# giocatori}}. Ne sei responsabile: invita gli altri, e potranno riprendere i loro nomi.',
    toLeague: 'Alla lega',
    rebuilt:
      '{games, plural, one {# partita} other {# partite}} e {evenings, plural, one {# serata} other {# serate}} controllate.',
    allRight: 'Tutto era come dicono le mani.',
    differed: 'Questo non era come dicono le mani, e ora lo è:',
    cache: '{count, number} {what}',
    left: 'Lasciate come sono',
  },
};
