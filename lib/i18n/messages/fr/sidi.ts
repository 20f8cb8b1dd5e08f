import type { sidi as en } from '../en/sidi';
import type { Translated } from '../translated';

export const sidi: Translated<typeof en> = {
  bid: '{points} {trump}',
  bidDoubled: '{points} {trump}, doublé',
  first: '{dealer} donne, {first} parle en premier',
  turn: {
    toCall: 'À {name} de parler.',
    mustBid: 'Les autres ont passé : {name} doit enchérir.',
    mayRaise: 'Trois passes. {name} peut encore monter.',
    mayDouble: '{name} peut encore doubler.',
    onlyPass: '{name} ne peut que passer.',
    over: 'Les enchères sont finies.',
  },
  plays: '{side} jouent {bid}.',
  takes: {
    makeAll: 'toutes les levées pour réussir',
    stopAll: 'une levée pour l’empêcher',
    make: '{points} pour réussir',
    stop: '{points} pour l’empêcher',
  },
  needs: 'Il faut {points} à {side}.',
  needsAll: 'Il faut toutes les levées à {side}.',
  counts: 'L’enchère compte {points}.',
  missing: 'encore {points, number} pour gagner',
  enough: 'assez ; le total le plus haut gagne',
  key: {
    bid: 'Enchérir',
    bidIn: '{points} à …',
    bidOf: 'Enchérir {bid}',
    pass: 'Passer',
    bookel: 'Bookel',
    raise: 'Monter',
    leave: 'Laisser',
    play: 'On joue',
    doubled: 'Doublé (Bookel)',
    change: 'Enchère {bid}. Changer',
  },
  way: {
    calls: 'Parole par parole',
    bid: 'Seulement l’enchère',
  },
  calls: 'Enchères',
  passed: 'passe',
  bookel: 'Bookel',
  points: 'Points',
  whose: 'À qui l’enchère',
  cardPoints: 'points de cartes',
  cell: {
    made: 'enchère {bid}, réussie,',
    notMade: 'enchère {bid}, pas réussie,',
  },
  did: {
    made: '{side} ont enchéri {bid}{doubled, select, yes {, doublé,} other {}} et fait {points}',
    madeAll:
      '{side} ont enchéri {bid}{doubled, select, yes {, doublé,} other {}} et fait {points} avec toutes les levées',
    only: '{side} ont enchéri {bid}{doubled, select, yes {, doublé,} other {}} et fait seulement {points}',
    nothing:
      '{side} ont enchéri {bid}{doubled, select, yes {, doublé,} other {}} et n’ont rien fait',
    notAll:
      '{side} ont enchéri {bid}{doubled, select, yes {, doublé,} other {}} et n’ont pas fait toutes les levées',
  },
  toOthers: '{did} : {sum} pour {others}.',
  own: '{did} : {sum}.',
  both: '{did} : {sum}. {others} : {theirs}.',
};
