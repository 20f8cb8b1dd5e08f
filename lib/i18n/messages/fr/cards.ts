import type { cards as en } from '../en/cards';
import type { Translated } from '../translated';

export const cards: Translated<typeof en> = {
  trump: {
    hearts: 'cœur',
    diamonds: 'carreau',
    clubs: 'trèfle',
    spades: 'pique',
    obenabe: 'tout-en-haut',
    undenufe: 'tout-en-bas',
  },
  index: { A: 'A', K: 'R', Q: 'D', J: 'V' },
  rank: { A: 'as', K: 'roi', Q: 'dame', J: 'valet' },
  swissSuit: { hearts: 'roses', diamonds: 'grelots', clubs: 'glands', spades: 'écussons' },
  swissRank: { A: 'as', K: 'roi', Q: 'ober', J: 'under', '10': 'bannière' },
  french: '{rank} de {suit}, {points, plural, one {# point} other {# points}}',
  swiss: '{rank} de {suit}, {points, plural, one {# point} other {# points}}',
  trumps: 'Atout',
  times: '{trump}, compte {times, number} fois',
  row: '{suit}, atout',
  nobody: 'Personne',
  nobodyMade: 'personne n’a fait atout',
  whatWas: 'Quel était l’atout ?',
  count: 'Compter les cartes',
  countOf: '{name} : compter les cartes',
  lastTrick: 'Avec la dernière levée',
  ofOthers: 'Ce sont les cartes des autres : {names}',
  swissCards: 'Cartes suisses alémaniques',
  counted: '{cards, plural, one {# carte} other {# cartes}}',
  countedOthers: '{cards, plural, one {# carte} other {# cartes}} des autres : {all} − {sum}',
  take: 'Reprendre {points}',
  takeNothing: 'Reprendre',
};
