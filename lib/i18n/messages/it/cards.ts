import type { cards as en } from '../en/cards';
import type { Translated } from '../translated';

export const cards: Translated<typeof en> = {
  trump: {
    hearts: 'cuori',
    diamonds: 'quadri',
    clubs: 'fiori',
    spades: 'picche',
    obenabe: 'obenabe',
    undenufe: 'undenufe',
  },
  index: { A: 'A', K: 'R', Q: 'D', J: 'F' },
  rank: { A: 'asso', K: 're', Q: 'donna', J: 'fante' },
  swissSuit: { hearts: 'rose', diamonds: 'campanelli', clubs: 'ghiande', spades: 'scudi' },
  swissRank: { A: 'asso', K: 're', Q: 'ober', J: 'under', '10': 'bandiera' },
  french: '{rank} di {suit}, {points, plural, one {# punto} other {# punti}}',
  swiss: '{rank} di {suit}, {points, plural, one {# punto} other {# punti}}',
  trumps: 'Briscola',
  times: '{trump}, {times, plural, one {vale # volta} other {vale # volte}}',
  row: '{suit}, briscola',
  nobody: 'Nessuno',
  nobodyMade: 'nessuno ha fatto briscola',
  whatWas: 'Qual era la briscola?',
  count: 'Conta le carte',
  countOf: 'Conta le carte di {name}',
  lastTrick: 'Con l’ultima presa',
  ofOthers: 'Sono le carte di {names}',
  swissCards: 'Carte svizzero-tedesche',
  counted: '{cards, plural, one {# carta} other {# carte}}',
  countedOthers: '{cards, plural, one {# carta} other {# carte}} degli altri: {all} − {sum}',
  take: 'Riporta {points}',
  takeNothing: 'Riporta',
};
