import type { options as en } from '../en/options';
import type { Translated } from '../translated';

export const options: Translated<typeof en> = {
  zeroTricks: {
    label: 'Att inte ta något stick',
    first: 'går före allt annat: 2 potatisar',
    likeHundred: 'är lika illa som 100, inte värre',
  },
  tie: {
    label: 'Två med samma poäng',
    thirdWins: 'var sin potatis, den tredje 2 streck',
    cut: 'drar kort: det lägre får 2 potatisar',
  },
  noTrump: {
    label: 'En giv där ingen gjorde trumf',
    countEights: 'räknas, åttorna är värda 8',
    void: 'är ogiltig och ges om',
  },
  announcements: {
    label: 'Bud',
    open: 'sägs högt, ett efter ett',
    hidden: 'är dolda tills det sista är inne',
  },
  win: {
    label: 'En sida vinner',
    declared: 'när den tackar (bedankt sich)',
    reached: 'så snart den har poängen',
  },
  cardPoints: {
    label: 'Kortpoängen skrivs av',
    makers: 'de som bjöd, om de klarade det',
    both: 'varje sida, alltid sina egna',
  },
  wies: { label: 'Meldningar', yes: 'räknas', no: 'räknas inte' },
  stoeck: { label: 'Stöck', yes: 'räknas', no: 'räknas inte' },
  target: 'Krävs för att vinna',
  teamTarget: 'Poäng som de två behöver',
  bid: 'Poäng som bjuds av den som spelar ensam',
  matchBonus: 'En match ger',
  sidiValue: 'Budet sidi är värt',
  stake: 'Insats, rappen per poäng',
  hands: 'Givar i ett parti',
  multipliers: 'Trumf multipliceras med',
  openEnd: 'öppet slut',
  times: '{trump} ×{times}',
  fits: {
    deals: 'En multipel av {deals}, så att alla ger lika ofta: {some} …',
    aboveNothing: 'Ett heltal över 0.',
    fromNothing: 'Ett heltal, 0 eller mer.',
    rappen: 'Hela rappen, från 0 till {most, number}.',
  },
};
