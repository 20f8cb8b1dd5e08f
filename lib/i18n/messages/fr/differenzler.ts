import type { differenzler as en } from '../en/differenzler';
import type { Translated } from '../translated';

export const differenzler: Translated<typeof en> = {
  together: {
    exactly: 'En tout {sum}, exactement ce que valent les cartes.',
    less: 'En tout {sum}, {off} de moins que 157.',
    more: 'En tout {sum}, {off} de plus que 157.',
  },
  saidFirst: '{name} a annoncé {points}',
  saidNext: '{name} {points}',
  said: '{list}.',
  exactly: '{name} a annoncé {said} et fait exactement cela : 0.',
  taken: '{name} a annoncé {said} et fait {took} : {off}.',
  tooMuch: '{name} ne peut pas faire {said} ; toutes les cartes valent 157.',
  onlyOne: 'Il ne manque plus qu’une annonce : {name}.',
  nextOnes: '{name} annonce maintenant, puis {names}.',
  hidden: {
    passTo: 'Passez le téléphone à {name}.',
    iAm: 'Je suis {name}',
    type: '{name}, tapez les points que vous ferez. C’est caché dès que vous passez le téléphone.',
    show: 'Montrer toutes les annonces',
    hide: 'Cacher et passer',
    again: 'Recommencer',
    all: 'Annonces',
  },
  state: {
    hidden: 'a annoncé',
    now: 'annonce maintenant',
    waiting: 'doit encore annoncer',
  },
  announcer: '{dealer} donne, {first} annonce en premier',
  playing: '{dealer} a donné, tous ont annoncé',
  standing: '{name} : total {total}{isLowest, select, yes {, le plus bas} other {}}',
  standingAnnounced:
    '{name} : total {total}{isLowest, select, yes {, le plus bas} other {}}, annoncé {announced}',
  cell: 'annoncé {announced}, fait {points}, écart {off}, total {total}',
  cellAnnounced: 'annoncé {announced}',
  settled: {
    receives: '{name} reçoit',
    pays: '{name} paie',
    neither: '{name} ne paie ni ne reçoit rien',
  },
  stake: 'Règlement à {stake} le point',
  rappen: '{rappen, plural, one {# centime} other {# centimes}}',
  settlement: 'Règlement',
  notSettled: 'Pas d’argent : on règle quand les {hands} donnes sont jouées.',
  keys: {
    announce: 'Annoncer',
    announced: 'Annoncé',
    points: 'Points',
    nowPoints: 'Et les points',
    taken: 'Points faits',
  },
  lowest: 'le plus bas',
  says: 'dit',
};
