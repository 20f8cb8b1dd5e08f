import type { rules as en } from '../en/rules';
import type { Translated } from '../translated';
import { rulesEach } from './rules-each';
import { rulesSides } from './rules-sides';

export const rules: Translated<typeof en> = {
  title: 'Regeln',
  intro:
    'Was die Tafel anschreibt, Jassart um Jassart, in einfachen Worten: die Wertungsliste, wie sie gilt, was ein Tisch abmachen kann, und woher die Regeln kommen.',
  section: {
    game: 'Worum es geht',
    players: 'Wer spielt',
    hand: 'Ein Spiel',
    cards: 'Die Karten',
    scoring: 'Die Wertung',
    end: 'Das Ende',
    options: 'Hausregeln',
    example: 'Ein Beispiel',
    sources: 'Quellen',
  },
  cards: {
    caption: 'Kartenpunkte, mit französischen und deutschschweizer Karten',
    plain: 'Eine gewöhnliche Farbe',
    trump: 'Die Trumpffarbe',
    obenabe: 'Obenabe, jede Farbe',
    undenufe: 'Undenufe, jede Farbe',
    none: 'Niemand hat Trumpf gemacht, jede Farbe',
    strongest: 'Stärkste zuerst: {ranks}',
  },
  list: {
    caption: 'Die Wertungsliste: Der erste Fall, der passt, zählt',
    with: 'Mit der Hausregel «{option} – {choice}»',
    case: 'Fall',
    when: 'Wann',
    award: 'Was es bringt',
  },
  agree: {
    caption: 'Was ein Tisch abmachen kann',
    rule: 'Hausregel',
    usual: 'Üblich oder anders',
    before: 'vor jeder Partie abgemacht',
    none: 'keiner, ausser der Tisch will einen',
    or: 'oder: {other}',
  },
  trumps: {
    caption: 'Was die Trümpfe zählen',
    trump: 'Trumpf',
    times: 'Mal',
  },
  beside: {
    caption: 'Was neben den Karten zählt',
    what: 'Was',
    points: 'Punkte',
    match: 'Match: alle Stiche',
    wies: 'Wys: {melds}',
    inARow: '{lengths} Blatt',
    stoeck: 'Stöck: König und Dame von Trumpf',
    undenufe: 'Bei Undenufe zählen {come}, {gone} aber nicht. Andere vier gleiche zählen nicht.',
  },
  bids: {
    all: 'Gebote: {bids}.',
    makers:
      'Ein Gebot von {bid}, wo die Kartenpunkte schreibt, wer geboten hat, falls es gelungen ist',
    both: 'Ein Gebot von {bid}, wo jede Partei immer ihre eigenen Kartenpunkte schreibt',
    bid: 'Gebot',
    took: 'Gemacht',
    bidders: 'Für die Bietenden',
    others: 'Für die anderen',
    made: 'Erfüllt',
    madeDoubled: 'Erfüllt, gedoppelt',
    lost: 'Nicht erfüllt',
    lostDoubled: 'Nicht erfüllt, gedoppelt',
  },
  difference: {
    caption: 'Was ein Spiel kostet',
    player: 'Name',
    announced: 'Angesagt',
    took: 'Gemacht',
    difference: 'Differenz',
  },
  handNumber: 'Spiel {number}',
  tourney: '{who} {points, plural, one {# Turnierpunkt} other {# Turnierpunkte}}',
  sources: {
    'pagat-mittlere': {
      title: 'pagat.com: Mittlere, Molotow and Plus-Minus',
      note: 'das englische Original, beigetragen von Nick Wedd',
    },
    'pagat-mittlere-de': {
      title: 'pagat.com: Mittlere, Molotow und Plus-Minus',
      note: 'dasselbe auf Deutsch, übersetzt von Senst',
    },
    'swedish-mittlere': {
      title: 'Die schwedische Beschreibung der Mittleren',
      note: 'nach Kastner & Folkvold, Egg & Hagenbucher und Müller',
    },
    earthli: { title: 'Das Jass-Handbuch von earthli.com' },
    jassonkel: {
      title: 'jassonkel.ch: Weis',
      note: 'für Wyse gleicher Länge und Höhe: Der in Trumpf ist der stärkere',
    },
    differenzler: {
      title: 'The Game of Differenzler',
      note: 'ein Blatt über das Schweizer Spiel mit 36 Karten',
    },
  },
  texts: { ...rulesEach, ...rulesSides },
};
