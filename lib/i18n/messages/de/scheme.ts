import type { scheme as en } from '../en/scheme';
import type { Translated } from '../translated';

export const scheme: Translated<typeof en> = {
  measures: {
    'net-sticks': {
      name: 'Nettostriche',
      line: 'Striche weniger Herdöpfel',
      total:
        '{combine, select, sum {Summe} other {Schnitt}} der Nettostriche pro {per, select, game {Partie} other {Abend}}',
      result: 'Nettostriche pro {per, select, game {Partie} other {Abend}}',
      ranks: 'eines Abends nach Nettostrichen',
    },
    'card-points': {
      name: 'Kartenpunkte',
      line: 'Punkte aus den Stichen',
      total:
        '{combine, select, sum {Summe} other {Schnitt}} der Kartenpunkte pro {per, select, game {Partie} other {Abend}}',
      result: 'Kartenpunkte pro {per, select, game {Partie} other {Abend}}',
      ranks: 'eines Abends nach Kartenpunkten',
    },
    'written-points': {
      name: 'Geschriebene Punkte',
      line: 'wie auf der Tafel',
      total:
        '{combine, select, sum {Summe} other {Schnitt}} der geschriebenen Punkte pro {per, select, game {Partie} other {Abend}}',
      result: 'geschriebene Punkte pro {per, select, game {Partie} other {Abend}}',
      ranks: 'eines Abends nach geschriebenen Punkten',
    },
    'tourney-points': {
      name: 'Turnierpunkte',
      line: 'zwei für einen klaren Sieg',
      total:
        '{combine, select, sum {Summe} other {Schnitt}} der Turnierpunkte pro {per, select, game {Partie} other {Abend}}',
      result: 'Turnierpunkte pro {per, select, game {Partie} other {Abend}}',
      ranks: 'eines Abends nach Turnierpunkten',
    },
    wins: {
      name: 'Gewonnene Partien',
      line: 'eins für jede gewonnene Partie',
      total:
        '{combine, select, sum {Summe} other {Schnitt}} der gewonnenen Partien pro {per, select, game {Partie} other {Abend}}',
      result: 'gewonnene Partien pro {per, select, game {Partie} other {Abend}}',
      ranks: 'eines Abends nach gewonnenen Partien',
    },
    'rank-points': {
      name: 'Rangpunkte',
      line: 'für die Ränge, nach einer Liste',
      total:
        '{combine, select, sum {Summe} other {Schnitt}} der Rangpunkte pro {per, select, game {Partie} other {Abend}}',
      result: 'Rangpunkte pro {per, select, game {Partie} other {Abend}}',
      ranks: 'eines Abends nach Rangpunkten',
    },
    difference: {
      name: 'Mittlere Differenz',
      line: 'Punkte daneben pro Spiel; weniger ist besser',
      total:
        '{combine, select, sum {Summe} other {Schnitt}} der Differenz eines Spiels pro {per, select, game {Partie} other {Abend}}',
      result: 'Differenz eines Spiels pro {per, select, game {Partie} other {Abend}}',
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
    all: 'alle {per, select, game {Partien} other {Abende}}',
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
    total: '{combine, select, sum {Summe} other {Schnitt}}, {kept}',
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
    bestCount: '{per, select, game {Wie viele Partien zählen} other {Wie viele Abende zählen}}',
    dropCount:
      '{per, select, game {Wie viele Partien nicht zählen} other {Wie viele Abende nicht zählen}}',
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
