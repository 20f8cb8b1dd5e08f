import type { differenzler as en } from '../en/differenzler';
import type { Translated } from '../translated';

export const differenzler: Translated<typeof en> = {
  together: {
    exactly: 'In tutto {sum}, esattamente quanto valgono le carte.',
    less: 'In tutto {sum}, {off} meno di 157.',
    more: 'In tutto {sum}, {off} più di 157.',
  },
  saidFirst: '{name} ha dichiarato {points}',
  saidNext: '{name} {points}',
  said: '{list}.',
  exactly: '{name} ha dichiarato {said} e fatto proprio quelli: 0.',
  taken: '{name} ha dichiarato {said} e fatto {took}: {off}.',
  tooMuch: '{name} non può fare {said}; tutte le carte valgono 157.',
  onlyOne: 'Manca solo la dichiarazione di {name}.',
  nextOnes: 'Ora dichiara {name}, poi {names}.',
  hidden: {
    passTo: '{name}, prendi il telefono.',
    iAm: 'Sono {name}',
    type: '{name}, digita quanto farai. Si nasconde appena passi il telefono.',
    show: 'Mostra tutte le dichiarazioni',
    hide: 'Nascondi e passa',
    again: 'Ricomincia',
    all: 'Dichiarazioni',
  },
  state: {
    hidden: 'ha dichiarato',
    now: 'dichiara ora',
    waiting: 'deve ancora dichiarare',
  },
  announcer: '{dealer} dà le carte, {first} dichiara per primo',
  playing: '{dealer} ha dato le carte, tutti hanno dichiarato',
  standing: '{name}: totale {total}{isLowest, select, yes {, il più basso} other {}}',
  standingAnnounced:
    '{name}: totale {total}{isLowest, select, yes {, il più basso} other {}}, dichiarato {announced}',
  cell: 'dichiarato {announced}, fatto {points}, scarto {off}, totale {total}',
  cellAnnounced: 'dichiarato {announced}',
  settled: {
    receives: '{name} riceve',
    pays: '{name} paga',
    neither: '{name} non paga e non riceve',
  },
  stake: 'Conti a {stake} al punto',
  rappen: '{rappen, plural, one {# centesimo} other {# centesimi}}',
  settlement: 'Conti',
  notSettled: 'Niente soldi: si fanno i conti quando tutte le {hands} mani sono giocate.',
  keys: {
    announce: 'Dichiara',
    announced: 'Dichiarati',
    points: 'Punti',
    nowPoints: 'Ora i punti',
    taken: 'Punti fatti',
  },
  lowest: 'il più basso',
  says: 'dice',
};
