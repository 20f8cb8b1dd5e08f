import type { cards as en } from '../en/cards';
import type { Translated } from '../translated';

export const cards: Translated<typeof en> = {
  trump: {
    hearts: 'hjärter',
    diamonds: 'ruter',
    clubs: 'klöver',
    spades: 'spader',
    obenabe: 'obenabe',
    undenufe: 'undenufe',
  },
  index: { A: 'E', K: 'K', Q: 'D', J: 'Kn' },
  rank: { A: 'ess', K: 'kung', Q: 'dam', J: 'knekt' },
  swissSuit: { hearts: 'Rosen', diamonds: 'Schellen', clubs: 'Eicheln', spades: 'Schilten' },
  swissRank: { A: 'Ass', K: 'König', Q: 'Ober', J: 'Under', '10': 'Banner' },
  french: '{suit} {rank}, {points, plural, other {# poäng}}',
  swiss: '{suit} {rank}, {points, plural, other {# poäng}}',
  trumps: 'Trumf',
  times: '{trump}, gånger {times, number}',
  row: '{suit}, trumf',
  nobody: 'Ingen',
  nobodyMade: 'ingen gjorde trumf',
  whatWas: 'Vad var trumf?',
  count: 'Räkna korten',
  countOf: 'Räkna korten för {name}',
  lastTrick: 'Med sista sticket',
  ofOthers: 'Det här är korten för {names}',
  swissCards: 'Schweizertyska kort',
  counted: '{cards, plural, other {# kort}}',
  countedOthers: '{cards, plural, other {# kort}} från de andra: {all} − {sum}',
  take: 'Ta över {points}',
  takeNothing: 'Ta över',
};
