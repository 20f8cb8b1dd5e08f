import type { sidi as en } from '../en/sidi';
import type { Translated } from '../translated';

export const sidi: Translated<typeof en> = {
  bid: '{points} {trump}',
  bidDoubled: '{points} {trump}, gedoppelt',
  first: '{dealer} gibt, {first} bietet zuerst',
  turn: {
    toCall: '{name} bietet.',
    mustBid: 'Die anderen haben gepasst: {name} muss bieten.',
    mayRaise: 'Dreimal gepasst. {name} darf noch erhöhen.',
    mayDouble: '{name} darf noch doppeln.',
    onlyPass: '{name} kann nur passen.',
    over: 'Das Bieten ist zu Ende.',
  },
  plays: '{side} spielen {bid}.',
  takes: {
    makeAll: 'alle Stiche, um es zu erfüllen',
    stopAll: 'ein Stich, um es zu verhindern',
    make: '{points}, um es zu erfüllen',
    stop: '{points}, um es zu verhindern',
  },
  needs: '{side} brauchen {points}.',
  needsAll: '{side} brauchen alle Stiche.',
  counts: 'Das Gebot zählt {points}.',
  missing: 'noch {points, number} zum Sieg',
  enough: 'genug; das höhere Total gewinnt',
  key: {
    bid: 'Bieten',
    bidIn: '{points} bieten in …',
    bidOf: '{bid} bieten',
    pass: 'Passen',
    bookel: 'Bookel',
    raise: 'Erhöhen',
    leave: 'Lassen',
    play: 'Spielen',
    doubled: 'Gedoppelt (Bookel)',
    change: 'Gebot {bid}. Ändern',
  },
  way: {
    calls: 'Gebot um Gebot',
    bid: 'Nur das Gebot',
  },
  calls: 'Gebote',
  passed: 'passt',
  bookel: 'Bookel',
  points: 'Punkte',
  whose: 'Wessen Gebot',
  cardPoints: 'Kartenpunkte',
  cell: {
    made: 'Gebot {bid}, erfüllt,',
    notMade: 'Gebot {bid}, nicht erfüllt,',
  },
  did: {
    made: '{side} haben {bid} geboten{doubled, select, yes {, gedoppelt,} other {}} und {points} gemacht',
    madeAll:
      '{side} haben {bid} geboten{doubled, select, yes {, gedoppelt,} other {}} und mit allen Stichen {points} gemacht',
    only: '{side} haben {bid} geboten{doubled, select, yes {, gedoppelt,} other {}} und nur {points} gemacht',
    nothing:
      '{side} haben {bid} geboten{doubled, select, yes {, gedoppelt,} other {}} und nichts gemacht',
    notAll:
      '{side} haben {bid} geboten{doubled, select, yes {, gedoppelt,} other {}} und nicht alle Stiche gemacht',
  },
  toOthers: '{did}: {sum} für {others}.',
  own: '{did}: {sum}.',
  both: '{did}: {sum}. {others} {theirs}.',
};
