import type { differenzler as en } from '../en/differenzler';
import type { Translated } from '../translated';

export const differenzler: Translated<typeof en> = {
  together: {
    exactly: 'Zusammen {sum}, genau so viel, wie die Karten zählen.',
    less: 'Zusammen {sum}, {off} weniger als 157.',
    more: 'Zusammen {sum}, {off} mehr als 157.',
  },
  saidFirst: '{name} hat {points} angesagt',
  saidNext: '{name} {points}',
  said: '{list}.',
  exactly: '{name} hat {said} angesagt und genau das gemacht: 0.',
  taken: '{name} hat {said} angesagt und {took} gemacht: {off}.',
  tooMuch: '{name} kann nicht {said} machen; alle Karten zusammen zählen 157.',
  onlyOne: 'Nur {name} muss noch ansagen.',
  nextOnes: '{name} sagt als Nächstes an, dann {names}.',
  hidden: {
    passTo: 'Gib das Handy {name}.',
    iAm: 'Ich bin {name}',
    type: '{name}, tippe ein, was du machen wirst. Es wird verdeckt, sobald du das Handy weitergibst.',
    show: 'Alle Ansagen zeigen',
    hide: 'Verdecken, weitergeben',
    again: 'Von vorn',
    all: 'Ansagen',
  },
  state: {
    hidden: 'hat angesagt',
    now: 'sagt jetzt an',
    waiting: 'muss noch ansagen',
  },
  announcer: '{dealer} gibt, {first} sagt zuerst an',
  playing: '{dealer} hat gegeben, alle haben angesagt',
  standing: '{name}: Total {total}{isLowest, select, yes {, am tiefsten} other {}}',
  standingAnnounced:
    '{name}: Total {total}{isLowest, select, yes {, am tiefsten} other {}}, angesagt {announced}',
  cell: '{announced} angesagt, {points} gemacht, {off} daneben, Total {total}',
  cellAnnounced: '{announced} angesagt',
  settled: {
    receives: '{name} bekommt',
    pays: '{name} zahlt',
    neither: '{name} zahlt nichts und bekommt nichts',
  },
  stake: 'Abrechnung zu {stake} pro Punkt',
  rappen: '{rappen, plural, other {# Rappen}}',
  settlement: 'Abrechnung',
  notSettled: 'Es fliesst kein Geld: Abgerechnet wird, wenn alle {hands} Spiele gespielt sind.',
  keys: {
    announce: 'Ansagen',
    announced: 'Angesagt',
    points: 'Punkte',
    nowPoints: 'Jetzt die Punkte',
    taken: 'Gemachte Punkte',
  },
  lowest: 'am tiefsten',
  says: 'sagt',
};
