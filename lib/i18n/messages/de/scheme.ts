import type { scheme as en } from '../en/scheme';
import type { Translated } from '../translated';

export const scheme: Translated<typeof en> = {
  measures: {
    'net-sticks': {
      name: 'Striche netto',
      line: 'Striche weniger Herdöpfel',
      total: {
        sum: {
          game: 'Summe der Striche netto pro Partie',
          evening: 'Summe der Striche netto pro Abend',
        },
        mean: {
          game: 'Schnitt der Striche netto pro Partie',
          evening: 'Schnitt der Striche netto pro Abend',
        },
      },
      result: { game: 'Striche netto pro Partie', evening: 'Striche netto pro Abend' },
      ranks: 'eines Abends nach Strichen netto',
    },
    'card-points': {
      name: 'Kartenpunkte',
      line: 'Punkte aus den Stichen',
      total: {
        sum: {
          game: 'Summe der Kartenpunkte pro Partie',
          evening: 'Summe der Kartenpunkte pro Abend',
        },
        mean: {
          game: 'Schnitt der Kartenpunkte pro Partie',
          evening: 'Schnitt der Kartenpunkte pro Abend',
        },
      },
      result: { game: 'Kartenpunkte pro Partie', evening: 'Kartenpunkte pro Abend' },
      ranks: 'eines Abends nach Kartenpunkten',
    },
    'written-points': {
      name: 'Geschriebene Punkte',
      line: 'wie auf der Tafel',
      total: {
        sum: {
          game: 'Summe der geschriebenen Punkte pro Partie',
          evening: 'Summe der geschriebenen Punkte pro Abend',
        },
        mean: {
          game: 'Schnitt der geschriebenen Punkte pro Partie',
          evening: 'Schnitt der geschriebenen Punkte pro Abend',
        },
      },
      result: { game: 'geschriebene Punkte pro Partie', evening: 'geschriebene Punkte pro Abend' },
      ranks: 'eines Abends nach geschriebenen Punkten',
    },
    'tourney-points': {
      name: 'Turnierpunkte',
      line: 'zwei für einen klaren Sieg',
      total: {
        sum: {
          game: 'Summe der Turnierpunkte pro Partie',
          evening: 'Summe der Turnierpunkte pro Abend',
        },
        mean: {
          game: 'Schnitt der Turnierpunkte pro Partie',
          evening: 'Schnitt der Turnierpunkte pro Abend',
        },
      },
      result: { game: 'Turnierpunkte pro Partie', evening: 'Turnierpunkte pro Abend' },
      ranks: 'eines Abends nach Turnierpunkten',
    },
    wins: {
      name: 'Gewonnene Partien',
      line: 'eins für jede gewonnene Partie',
      total: {
        sum: {
          game: 'Summe der gewonnenen Partien pro Partie',
          evening: 'Summe der gewonnenen Partien pro Abend',
        },
        mean: {
          game: 'Schnitt der gewonnenen Partien pro Partie',
          evening: 'Schnitt der gewonnenen Partien pro Abend',
        },
      },
      result: { game: 'gewonnene Partien pro Partie', evening: 'gewonnene Partien pro Abend' },
      ranks: 'eines Abends nach gewonnenen Partien',
    },
    'rank-points': {
      name: 'Rangpunkte',
      line: 'für die Ränge, nach einer Liste',
      total: {
        sum: { game: 'Summe der Rangpunkte pro Partie', evening: 'Summe der Rangpunkte pro Abend' },
        mean: {
          game: 'Schnitt der Rangpunkte pro Partie',
          evening: 'Schnitt der Rangpunkte pro Abend',
        },
      },
      result: { game: 'Rangpunkte pro Partie', evening: 'Rangpunkte pro Abend' },
      ranks: 'eines Abends nach Rangpunkten',
    },
    difference: {
      name: 'Mittlere Differenz',
      line: 'Punkte daneben pro Spiel; weniger ist besser',
      total: {
        sum: {
          game: 'Summe der Differenz eines Spiels pro Partie',
          evening: 'Summe der Differenz eines Spiels pro Abend',
        },
        mean: {
          game: 'Schnitt der Differenz eines Spiels pro Partie',
          evening: 'Schnitt der Differenz eines Spiels pro Abend',
        },
      },
      result: {
        game: 'Differenz eines Spiels pro Partie',
        evening: 'Differenz eines Spiels pro Abend',
      },
      ranks: 'eines Abends nach der Differenz eines Spiels',
    },
  },
  tieBreaks: {
    'best-evening': {
      name: 'Bester einzelner Abend',
      by: 'bester Abend',
      note: 'nach bestem Abend',
      parted: '{names} nach bestem Abend',
    },
    'head-to-head': {
      name: 'Partien gegeneinander',
      by: 'Partien gegeneinander',
      note: 'nach Direktduell',
      parted: '{names} nach Partien gegeneinander',
    },
    wins: {
      name: 'Gewonnene Partien',
      by: 'gewonnene Partien',
      note: 'nach Siegen',
      parted: '{names} nach gewonnenen Partien',
    },
    'later-result': {
      name: 'Das spätere Resultat',
      by: 'späteres Resultat',
      note: 'nach späterem Resultat',
      parted: '{names} nach späterem Resultat',
    },
    shared: {
      name: 'Sie teilen sich den Rang',
      by: 'geteilt',
      note: 'geteilt',
      parted: '{names} teilen sich den Rang',
    },
  },
  level: 'Gleichauf: {parts}.',
  sentence: '{total}, {kept}; {ties}.',
  kept: {
    all: { game: 'alle Partien', evening: 'alle Abende' },
    best: '{count, plural, one {nur das beste Resultat} other {die besten # von allen}}',
    'drop-worst':
      'alle ausser {count, plural, one {dem schlechtesten Resultat} other {den # schlechtesten}}{missed, select, yes { (ein verpasster Abend gehört dazu)} other {}}',
  },
  ties: 'bei Gleichstand entscheidet: {by}',
  tiesNone: 'bei Gleichstand wird der Rang geteilt',
  before: '{one}, dann {next}',
  rankPoints: '{points} Punkte für die Ränge {per, select, game {jeder Partie} other {{ranks}}}.',
  ranked: 'Gewertet {from}.',
  from: {
    games: 'ab {games, plural, one {# Partie} other {# Partien}}',
    evenings: 'ab {evenings, plural, one {# Abend} other {# Abenden}}',
    both: 'ab {games, plural, one {# Partie} other {# Partien}} und {evenings, plural, one {# Abend} other {# Abenden}}',
  },
  final: 'Ein Final zählt {times, number}-mal.',
  missed:
    'Wer {of, select, everybody {einen Abend verpasst} other {entschuldigt ist}}, bekommt {score, select, mean {den Schnitt der eigenen Resultate} lowest {das tiefste Resultat des Abends} other {{fixed}}}.',
  hidden: 'Ab dem {number}. Abend verdeckt, bis die Saison vorbei ist.',
  parts: {
    total: { sum: 'Summe, {kept}', mean: 'Schnitt, {kept}' },
    ranked: 'wer eine Partie hat',
    missed:
      'ein verpasster Abend bringt {score, select, mean {den Schnitt der eigenen Resultate} lowest {das tiefste Resultat des Abends} other {{fixed}}}',
    excused: '{missed}, wenn entschuldigt',
    nothing: 'verpasst: kein Resultat',
    absences:
      '{missed}, {times, plural, =1 {ein Final zählt einmal} other {ein Final zählt #-mal}}',
    ties: 'nichts, der Rang wird geteilt',
    never: 'nie verdeckt',
    hidden: 'ab dem {number}. Abend verdeckt',
  },
  form: {
    table: 'Die Rangliste',
    how: 'So entsteht die Rangliste',
    results: 'Resultate',
    counted: 'Was gezählt wird',
    one: 'Ein Resultat ist',
    evening: 'Ein Abend',
    eveningLine: 'seine Partien zusammen',
    game: 'Eine Partie',
    total: 'Das Total',
    totalIs: 'Das Total ist',
    sum: 'Die Summe der Resultate',
    sumLine: 'oft spielen lohnt sich',
    mean: 'Der Schnitt der Resultate',
    which: 'Welche Resultate zählen',
    all: 'Alle',
    best: 'Die besten',
    dropWorst: 'Alle ausser den schlechtesten',
    bestCount: { game: 'Wie viele Partien zählen', evening: 'Wie viele Abende zählen' },
    dropCount: { game: 'Wie viele Partien nicht zählen', evening: 'Wie viele Abende nicht zählen' },
    missedFirst: 'Ein verpasster Abend gehört dazu',
    who: 'Wer gewertet wird',
    needed: 'Dafür braucht es',
    games: 'Partien',
    evenings: 'Abende',
    absences: 'Absenzen und Finals',
    final: 'Ein Final',
    finalTimes: 'Zählt so viele Male',
    ties: 'Gleichstand',
    between: 'Bei gleichem Total entscheidet',
    earlier: '{what}: früher',
    later: '{what}: später',
    afterThat: 'Wer dann noch gleichauf ist, teilt sich den Rang.',
    suspense: 'Spannung',
    hide: 'Die Rangliste gegen Ende der Saison verdecken',
    hideLine:
      'Nur die Rangliste ist verdeckt: Die Partien selbst bleiben für alle offen, die die Liga lesen dürfen.',
    hideFrom: 'Ab welchem Abend',
    missing: 'Wer einen Abend verpasst',
    missingNobody: 'Bekommt kein Resultat',
    missingEverybody: 'Bekommt trotzdem ein Resultat',
    missingExcused: 'Bekommt eines, wenn entschuldigt',
    missingIs: 'Nämlich',
    fixed: 'Ein festes Resultat',
    ownMean: 'Den Schnitt der eigenen Resultate',
    lowest: 'Das tiefste Resultat des Abends',
    score: 'Das Resultat',
    points: 'Punkte für die Ränge',
    pointsHint:
      'Der erste Rang zuerst, etwa 25, 18, 15. Wer gleichauf ist, teilt sich die Punkte der Ränge.',
    pointsFault: 'Schreib Zahlen mit Kommas dazwischen, höchstens 100.',
    rankedBy: 'Ein Abend wird gewertet nach',
  },
};
