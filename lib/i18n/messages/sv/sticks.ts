import type { sticks as en } from '../en/sticks';
import type { Translated } from '../translated';

export const sticks: Translated<typeof en> = {
  standing:
    '{name}: {sticks, plural, other {# streck}}, {potatoes, plural, one {# potatis} other {# potatisar}}, netto {net}',
  net: 'netto',
  sticks: '{sticks, plural, other {# streck}}',
  potatoes: '{potatoes, plural, one {# potatis} other {# potatisar}}',
  noTrumps: 'Ingen trumf',
  cut: '{names} ligger lika och drar kort. Vem drog det {tied, plural, =2 {lägre} other {högsta}} kortet?',
  tookTrick: '{name} har inga poäng. Tog {name} något stick?',
  noTrick: 'Inget stick alls',
  worthless: 'Ett värdelöst',
  heldNow:
    '{count, plural, one {Ett streck vilar} other {# streck vilar}} mellan {one} och {other} tills bara en av dem får något.',
  void: 'Ingen gjorde trumf: given räknas inte och ges om.',
  because: '{why}: {award}.',
  held: '{why}: ett streck vilar mellan dem.',
  got: '{who}: {award}.',
  settled:
    '{count, plural, one {Strecket som vilade mellan {who} går till {to}.} other {De # strecken som vilade mellan {who} går till {to}.}}',
  award: {
    nothing: 'inget',
    sticks: '{count, plural, one {ett streck} other {# streck}}',
    potatoes: '{count, plural, one {en potatis} other {# potatisar}}',
    sticksEach: '{count, plural, one {var sitt streck} other {# streck var}}',
    potatoesEach: '{count, plural, one {var sin potatis} other {# potatisar var}}',
  },
  why: {
    allTricks: '{who} tog alla stick',
    noTricks: '{n, plural, other {{who} tog inget stick}}',
    hundred: '{who} har 100',
    overHundred: '{who} har {points}, mer än 100',
    hundredAndNone: '{n, plural, other {{over} har {points} och {none} tog inget stick}}',
    tie: '{who} ligger lika på {points}',
    tieCut: '{tied} ligger lika på {points}, {who} drog det lägre kortet',
    threeWay: '{tied} ligger lika på {points}, {who} drog det högsta kortet',
    allPoints: '{who} har alla 157 poäng',
    most: '{who} har mest med {points}',
    least: '{who} har minst med {points}',
    tieMost: '{who} delar på mest med {points}',
    tieLeast: '{who} delar på minst med {points}',
    other: '{who} är ensam om andra poäng',
    middle: '{who} är i mitten med {points}',
    middles: '{who} är i mitten',
  },
};
