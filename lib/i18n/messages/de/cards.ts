import type { cards as en } from '../en/cards';
import type { Translated } from '../translated';

export const cards: Translated<typeof en> = {
  trump: {
    hearts: 'Herz',
    diamonds: 'Ecke',
    clubs: 'Kreuz',
    spades: 'Schaufel',
    obenabe: 'Obenabe',
    undenufe: 'Undenufe',
  },
  index: { A: 'A', K: 'K', Q: 'D', J: 'B' },
  rank: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bauer' },
  swissSuit: { hearts: 'Rosen', diamonds: 'Schellen', clubs: 'Eicheln', spades: 'Schilten' },
  swissRank: { A: 'Ass', K: 'König', Q: 'Ober', J: 'Under', '10': 'Banner' },
  french: '{suit} {rank}, {points, plural, one {# Punkt} other {# Punkte}}',
  swiss: '{suit} {rank}, {points, plural, one {# Punkt} other {# Punkte}}',
  trumps: 'Trumpf',
  times: '{trump}, zählt {times, number}-fach',
  row: '{suit}, Trumpf',
  nobody: 'Niemand',
  nobodyMade: 'niemand hat Trumpf gemacht',
  whatWas: 'Was war Trumpf?',
  count: 'Karten zählen',
  countOf: 'Die Karten von {name} zählen',
  lastTrick: 'Mit dem letzten Stich',
  ofOthers: 'Das sind die Karten von {names}',
  swissCards: 'Deutschschweizer Karten',
  counted: '{cards, plural, one {# Karte} other {# Karten}}',
  countedOthers: '{cards, plural, one {# Karte} other {# Karten}} der anderen: {all} − {sum}',
  take: '{points} übernehmen',
  takeNothing: 'Übernehmen',
};
