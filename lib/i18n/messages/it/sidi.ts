import type { sidi as en } from '../en/sidi';
import type { Translated } from '../translated';

export const sidi: Translated<typeof en> = {
  bid: '{points} {trump}',
  bidDoubled: '{points} {trump}, raddoppiato',
  first: '{dealer} dà le carte, {first} parla per primo',
  turn: {
    toCall: '{name} è di turno.',
    mustBid: 'Gli altri hanno passato: {name} deve offrire.',
    mayRaise: 'Tre passi. {name} può ancora rilanciare.',
    mayDouble: '{name} può ancora raddoppiare.',
    onlyPass: '{name} può solo passare.',
    over: 'Le offerte sono finite.',
  },
  plays: '{side} giocano {bid}.',
  takes: {
    makeAll: 'tutte le prese per farcela',
    stopAll: 'una presa per impedirlo',
    make: '{points} per farcela',
    stop: '{points} per impedirlo',
  },
  needs: '{side} devono fare {points}.',
  needsAll: '{side} devono fare tutte le prese.',
  counts: 'L’offerta conta {points}.',
  missing: 'ancora {points, number} per vincere',
  enough: 'abbastanza; vince il totale più alto',
  key: {
    bid: 'Offri',
    bidIn: 'Offri {points} …',
    bidOf: 'Offri {bid}',
    pass: 'Passo',
    bookel: 'Bookel',
    raise: 'Rilancia',
    leave: 'Lascia',
    play: 'Si gioca',
    doubled: 'Raddoppiato (Bookel)',
    change: 'Offerta {bid}. Cambia',
  },
  way: {
    calls: 'Parola per parola',
    bid: 'Solo l’offerta finale',
  },
  calls: 'Offerte',
  passed: 'passo',
  bookel: 'Bookel',
  points: 'Punti',
  whose: 'Di chi è l’offerta',
  cardPoints: 'punti delle carte',
  cell: {
    made: 'offerta {bid}, riuscita,',
    notMade: 'offerta {bid}, non riuscita,',
  },
  did: {
    made: '{side} hanno offerto {bid}{doubled, select, yes {, raddoppiato,} other {}} e fatto {points}',
    madeAll:
      '{side} hanno offerto {bid}{doubled, select, yes {, raddoppiato,} other {}} e fatto {points} con tutte le prese',
    only: '{side} hanno offerto {bid}{doubled, select, yes {, raddoppiato,} other {}} e fatto solo {points}',
    nothing:
      '{side} hanno offerto {bid}{doubled, select, yes {, raddoppiato,} other {}} e non hanno fatto nulla',
    notAll:
      '{side} hanno offerto {bid}{doubled, select, yes {, raddoppiato,} other {}} e non hanno fatto tutte le prese',
  },
  toOthers: '{did}; per {others}: {sum}.',
  own: '{did}: {sum}.',
  both: '{did}: {sum}. {others} {theirs}.',
};
