import type { seasons as en } from '../en/seasons';
import type { Translated } from '../translated';

export const seasons: Translated<typeof en> = {
  title: 'Stagioni',
  none: 'Ancora nessuna stagione. Una stagione dice da quando a quando le partite contano, quali e come.',
  over: '(finita)',
  line: 'dal {from} al {to}, {evenings, plural, one {# serata} other {# serate}}, {variants}',
  change: 'Modifica',
  changeNamed: 'Modifica la stagione {name}',
  fresh: 'Nuova stagione',
  all: 'Tutte le stagioni',
  changeOne: 'Modifica la stagione',
  named: 'Stagione {name}',
  ofLeague: 'Stagioni: {league}',
  edit: {
    title: 'Modifica la stagione',
    close: 'Chiudi',
    closeLine:
      'Termina la stagione prima del suo ultimo giorno: niente è più nascosto e non si può iniziare nessuna nuova partita. Le partite si possono ancora correggere.',
    closeKey: 'Chiudi la stagione',
    open: 'Riapri',
    openLine: 'La stagione è stata chiusa a mano. Riaprila per continuare a giocare.',
    openKey: 'Riapri la stagione',
    closeSure: 'Chiudila',
    openSure: 'Riaprila',
    leave: 'Lascia così',
    delete: 'Elimina',
    deleteLine: 'Si può eliminare solo una stagione senza partite.',
    deleteKey: 'Elimina la stagione',
    deleteSure: 'Eliminala',
    keep: 'Tienila',
  },
  form: {
    name: 'Nome',
    nameHint: 'Come la chiama il circolo: 2026, o Inverno.',
    startsOn: 'Primo giorno',
    endsOn: 'Ultimo giorno',
    counts: 'Che cosa conta?',
    countsLine: 'In una serata si può giocare anche altro; la classifica non ne tiene conto.',
    houseRules: 'Regole della casa',
    houseRulesLine:
      'Dove sono fissate, ogni partita della stagione si gioca così; una partita tiene quelle con cui è iniziata.',
    setRules: 'Fissa le regole di {variant}',
    save: 'Salva la stagione',
    make: 'Crea la stagione',
    dayFault: 'Un giorno si scrive così: 2026-11-21.',
    rulesTooLong: 'Le regole della casa sono troppo lunghe.',
    nameTooLong: 'Il nome di una stagione ha al massimo 60 caratteri.',
  },
  table: {
    label: 'Classifica',
    caption: 'Stagione {name}, dopo {evenings, plural, one {# serata} other {# serate}}',
    pairsCaption:
      'Coppie della stagione {name}, dopo {evenings, plural, one {# serata} other {# serate}}',
    pairs: 'Coppie',
    after:
      'Dopo {evenings, plural, one {# serata} other {# serate}}. Ogni cifra porta alle partite che ci stanno dietro.',
    dropped: 'Barrato: non conta.',
    star: 'Con la stella: per una serata mancata.',
    mean: 'Media: dei risultati che contano. Migliore, peggiore, vinte e le altre cifre: di tutti.',
    open: '<link>{games, plural, one {# partita} other {# partite}} ({when})</link> {games, plural, one {è ancora aperta e non conta ancora.} other {sono ancora aperte e non contano ancora.}}',
    evenings: '{evenings, plural, one {# serata} other {# serate}}',
    hidden:
      'La classifica è nascosta dalla serata n. {number} ({day}) fino alla fine della stagione. {isFirst, select, yes {} other {Ecco com’era prima.}}',
    look: 'Guardala lo stesso',
    looking: 'Vedi una classifica che per tutti gli altri è nascosta.',
    hide: 'Nascondila di nuovo',
    print: 'Stampa',
  },
  empty: {
    unfinished:
      'Nessuna partita di questa stagione è ancora finita. La classifica si riempie con la prima.',
    evening:
      'Non si è ancora giocato. Si comincia con una serata: un giorno, chi c’è e chi siede dove.',
    names:
      'Non si è ancora giocato. Si comincia con i nomi di chi gioca, poi una serata: un giorno, chi c’è e chi siede dove.',
    toEvenings: 'Alle serate',
    plan: 'Prepara la prima serata',
    players: 'Scrivi chi gioca',
  },
  print: {
    title: 'Stampa',
    named: 'Stampa la stagione {name}',
    page: 'La pagina',
    paper: {
      portrait: 'Una pagina A4 in verticale, come qui sotto.',
      landscape: 'Una pagina A4 in orizzontale, come qui sotto.',
    },
    after: 'Stagione {name}, dopo {evenings, plural, one {# serata} other {# serate}} ({day})',
    before: 'Stagione {name}, prima della prima serata',
    finals: 'Le finali contano {times, number} volte.',
    hidden: 'Nascosta dal {day} fino alla fine della stagione.',
  },
};
