import type { scheme as en } from '../en/scheme';
import type { Translated } from '../translated';

export const scheme: Translated<typeof en> = {
  measures: {
    'net-sticks': {
      name: 'Aste nette',
      line: 'aste meno patate',
      total: {
        sum: {
          game: 'Somma delle aste nette per partita',
          evening: 'Somma delle aste nette per serata',
        },
        mean: {
          game: 'Media delle aste nette per partita',
          evening: 'Media delle aste nette per serata',
        },
      },
      result: { game: 'aste nette per partita', evening: 'aste nette per serata' },
      ranks: 'di una serata secondo le aste nette',
    },
    'card-points': {
      name: 'Punti delle carte',
      line: 'punti presi nelle prese',
      total: {
        sum: {
          game: 'Somma dei punti delle carte per partita',
          evening: 'Somma dei punti delle carte per serata',
        },
        mean: {
          game: 'Media dei punti delle carte per partita',
          evening: 'Media dei punti delle carte per serata',
        },
      },
      result: { game: 'punti delle carte per partita', evening: 'punti delle carte per serata' },
      ranks: 'di una serata secondo i punti delle carte',
    },
    'written-points': {
      name: 'Punti segnati',
      line: 'come sulla lavagna',
      total: {
        sum: {
          game: 'Somma dei punti segnati per partita',
          evening: 'Somma dei punti segnati per serata',
        },
        mean: {
          game: 'Media dei punti segnati per partita',
          evening: 'Media dei punti segnati per serata',
        },
      },
      result: { game: 'punti segnati per partita', evening: 'punti segnati per serata' },
      ranks: 'di una serata secondo i punti segnati',
    },
    'tourney-points': {
      name: 'Punti torneo',
      line: 'due per una vittoria netta',
      total: {
        sum: {
          game: 'Somma dei punti torneo per partita',
          evening: 'Somma dei punti torneo per serata',
        },
        mean: {
          game: 'Media dei punti torneo per partita',
          evening: 'Media dei punti torneo per serata',
        },
      },
      result: { game: 'punti torneo per partita', evening: 'punti torneo per serata' },
      ranks: 'di una serata secondo i punti torneo',
    },
    wins: {
      name: 'Partite vinte',
      line: 'uno per ogni partita vinta',
      total: {
        sum: {
          game: 'Somma delle partite vinte per partita',
          evening: 'Somma delle partite vinte per serata',
        },
        mean: {
          game: 'Media delle partite vinte per partita',
          evening: 'Media delle partite vinte per serata',
        },
      },
      result: { game: 'partite vinte per partita', evening: 'partite vinte per serata' },
      ranks: 'di una serata secondo le partite vinte',
    },
    'rank-points': {
      name: 'Punti per posizione',
      line: 'per le posizioni, da una lista',
      total: {
        sum: {
          game: 'Somma dei punti per posizione per partita',
          evening: 'Somma dei punti per posizione per serata',
        },
        mean: {
          game: 'Media dei punti per posizione per partita',
          evening: 'Media dei punti per posizione per serata',
        },
      },
      result: {
        game: 'punti per posizione per partita',
        evening: 'punti per posizione per serata',
      },
      ranks: 'di una serata secondo i punti per posizione',
    },
    difference: {
      name: 'Differenza media',
      line: 'punti di scarto per mano; meno è meglio',
      total: {
        sum: {
          game: 'Somma della differenza di una mano per partita',
          evening: 'Somma della differenza di una mano per serata',
        },
        mean: {
          game: 'Media della differenza di una mano per partita',
          evening: 'Media della differenza di una mano per serata',
        },
      },
      result: {
        game: 'differenza di una mano per partita',
        evening: 'differenza di una mano per serata',
      },
      ranks: 'di una serata secondo la differenza di una mano',
    },
  },
  tieBreaks: {
    'best-evening': {
      name: 'Migliore serata',
      by: 'migliore serata',
      note: 'migliore serata',
      parted: '{names} per la migliore serata',
    },
    'head-to-head': {
      name: 'Partite fra loro',
      by: 'partite fra loro',
      note: 'scontri diretti',
      parted: '{names} per le partite fra loro',
    },
    wins: {
      name: 'Partite vinte',
      by: 'partite vinte',
      note: 'partite vinte',
      parted: '{names} per le partite vinte',
    },
    'later-result': {
      name: 'Il risultato più recente',
      by: 'risultato più recente',
      note: 'risultato più recente',
      parted: '{names} per il risultato più recente',
    },
    shared: {
      name: 'Dividono la posizione',
      by: 'a pari merito',
      note: 'a pari merito',
      parted: '{names} a pari merito',
    },
  },
  level: 'In parità: {parts}.',
  sentence: '{total}, {kept}; {ties}.',
  kept: {
    all: { game: 'tutte le partite', evening: 'tutte le serate' },
    best: '{count, plural, one {solo il miglior risultato} other {i # migliori risultati}}',
    'drop-worst':
      'tutti i risultati tranne {count, plural, one {il peggiore} other {i # peggiori}}{missed, select, yes { (una serata mancata è tra questi)} other {}}',
  },
  ties: 'a pari punti: {by}',
  tiesNone: 'a pari punti la posizione è divisa',
  before: '{one}, poi {next}',
  rankPoints:
    '{points} punti per le posizioni {per, select, game {di ogni partita} other {{ranks}}}.',
  ranked: 'In classifica {from}.',
  from: {
    games: 'da {games, plural, one {# partita} other {# partite}} in su',
    evenings: 'da {evenings, plural, one {# serata} other {# serate}} in su',
    both: 'da {games, plural, one {# partita} other {# partite}} e {evenings, plural, one {# serata} other {# serate}} in su',
  },
  final: 'Una finale conta {times, number} volte.',
  missed:
    'Chi {of, select, everybody {manca a una serata} other {è scusato}} riceve {score, select, mean {la media dei propri risultati} lowest {il risultato più basso della serata} other {{fixed}}}.',
  hidden: 'Nascosta dalla serata n. {number} fino alla fine della stagione.',
  parts: {
    total: { sum: 'somma, {kept}', mean: 'media, {kept}' },
    ranked: 'chi ha giocato una partita',
    missed:
      'una serata mancata porta {score, select, mean {la media dei propri risultati} lowest {il risultato più basso della serata} other {{fixed}}}',
    excused: '{missed}, se scusati',
    nothing: 'mancata: nessun risultato',
    absences:
      '{missed}, {times, plural, =1 {una finale conta una volta} other {una finale conta # volte}}',
    ties: 'niente, la posizione è divisa',
    never: 'mai nascosta',
    hidden: 'nascosta dalla serata n. {number}',
  },
  form: {
    table: 'La classifica',
    how: 'Come si fa la classifica',
    results: 'Risultati',
    counted: 'Che cosa conta',
    one: 'Un risultato è',
    evening: 'Una serata',
    eveningLine: 'le sue partite insieme',
    game: 'Una partita',
    total: 'Il totale',
    totalIs: 'Il totale è',
    sum: 'La somma dei risultati',
    sumLine: 'giocare spesso conviene',
    mean: 'La media dei risultati',
    which: 'Quali risultati contano',
    all: 'Tutti',
    best: 'I migliori',
    dropWorst: 'Tutti tranne i peggiori',
    bestCount: { game: 'Quante partite contano', evening: 'Quante serate contano' },
    dropCount: { game: 'Quante partite non contano', evening: 'Quante serate non contano' },
    missedFirst: 'Una serata mancata è tra questi',
    who: 'Chi è in classifica',
    needed: 'Per essere in classifica servono',
    games: 'Partite',
    evenings: 'Serate',
    absences: 'Assenze e finali',
    final: 'Una finale',
    finalTimes: 'Conta tante volte',
    ties: 'Parità',
    between: 'A parità di totale decide',
    earlier: '{what}: prima',
    later: '{what}: dopo',
    afterThat: 'Chi resta in parità divide la posizione.',
    suspense: 'Suspense',
    hide: 'Nascondi la classifica verso la fine della stagione',
    hideLine:
      'Solo la classifica è nascosta: le partite restano aperte a tutti quelli che possono leggere la lega.',
    hideFrom: 'Dalla serata numero',
    missing: 'Chi manca a una serata',
    missingNobody: 'Non riceve alcun risultato',
    missingEverybody: 'Riceve comunque un risultato',
    missingExcused: 'Ne riceve uno se scusato',
    missingIs: 'Cioè',
    fixed: 'Un risultato fisso',
    ownMean: 'La media dei propri risultati',
    lowest: 'Il risultato più basso della serata',
    score: 'Il risultato',
    points: 'Punti per le posizioni',
    pointsHint:
      'Prima il primo posto, per esempio 25, 18, 15. A parità si dividono i punti delle posizioni.',
    pointsFault: 'Scrivi numeri separati da virgole, al massimo 100.',
    rankedBy: 'Una serata è classificata secondo',
  },
};
