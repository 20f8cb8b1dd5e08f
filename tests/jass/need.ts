/**
 * What a sentence about winning claims, read back from its codes and values alone: whether it is true
 * that a side has won with a hand. Knows nothing of how sentences are found.
 */
import { isList, type Said, type Value } from '../../lib/jass';

/** A hand that was played, by side. */
export type Played = {
  readonly sides: readonly string[];
  /** What sentences speak of: strokes or points of the hand, below 0 where they are bad; places. */
  readonly got: readonly number[];
  /** What the hand brought, as it is compared: points before they count twice, differences. */
  readonly compared: readonly number[];
  readonly gain: readonly number[];
  readonly totals: readonly number[];
  /** The entry. */
  readonly hand: Readonly<Record<string, unknown>>;
};

const text = (value: Value | undefined): string => {
  if (typeof value !== 'string') throw new Error('no text');
  return value;
};
const figure = (value: Value | undefined): number => {
  if (typeof value !== 'number') throw new Error('no figure');
  return value;
};
const said = (value: Value | undefined): Said => {
  if (typeof value !== 'object' || !('key' in value)) throw new Error('nothing said');
  return value;
};
const list = (value: Value | undefined): readonly Value[] => {
  if (value === undefined || !isList(value)) throw new Error('no list');
  return value;
};

/** Whether it is said that the side has won with what was played. */
export function holds(side: number, { key, values }: Said, played: Played): boolean {
  const { sides, got, compared, gain, totals, hand } = played;
  const seatOf = (name: Value) => {
    const index = sides.indexOf(text(name));
    if (index < 0) throw new Error(`nobody is called ${name}`);
    return index;
  };
  const at = (figures: readonly number[], index: number) => figures[index] ?? Number.NaN;
  const inner = (value: Value | undefined) => holds(side, said(value), played);
  const own = at(got, side);
  const others = () =>
    (isList(values.who ?? '') ? list(values.who) : [values.who ?? '']).map(seatOf);
  const everyOther = (isSo: (got: number) => boolean) =>
    others().every((other) => isSo(at(got, other)));
  const mine = () => {
    expectName(sides, side, values.who);
    return true;
  };
  /** By how much the side is better than another, as it is compared. */
  const margin = ({ whom, than, by }: Said['values'], better: (other: number) => number) =>
    list(whom).every((name) => {
      const isBetterBy = better(seatOf(name));
      if (than === 'same') return isBetterBy >= 0;
      return isBetterBy >= (than === 'more' ? figure(by) : -figure(by));
    });
  const more = (other: number) => at(compared, side) - at(compared, other);
  const fewer = (other: number) => -more(other);
  const isAhead = (isBetter: (other: number) => boolean) =>
    sides.every((_, other) => other === side || isBetter(at(totals, other)));
  switch (key) {
    case 'need.sure':
    case 'need.sureShared':
      return mine();
    case 'need.out':
    case 'need.lacks':
      return !mine();
    case 'need.wins':
    case 'need.winsIf':
      return mine() && inner(values.how);
    case 'need.and':
      return inner(values.one) && inner(values.other);
    case 'need.or':
      return inner(values.one) || inner(values.other);
    case 'need.own.sticksAll':
      return own === figure(values.count);
    case 'need.own.sticks':
      return own >= figure(values.count);
    case 'need.own.noPotato':
      return own >= 0;
    case 'need.own.potatoes':
      return own >= -figure(values.count);
    case 'need.theirs.noStick':
      return everyOther((theirs) => theirs <= 0);
    case 'need.theirs.sticks':
      return everyOther((theirs) => theirs <= figure(values.count));
    case 'need.theirs.potatoesAll':
      return everyOther((theirs) => theirs === -figure(values.count));
    case 'need.theirs.potatoes':
      return everyOther((theirs) => theirs <= -figure(values.count));
    case 'need.with':
      return list(values.than).every(inner);
    case 'need.each':
      return (
        mine() &&
        list(values.than).every((one) => {
          const part = said(one);
          if (part.key === 'need.margin.least') return at(gain, side) >= figure(part.values.by);
          const { of } = said(values.asks).values;
          const isFewer = of === 'fewer' || of === 'off';
          if (part.key !== `need.margin.${isFewer || of === 'minus' ? 'fewer' : 'more'}`)
            throw new Error(`${part.key} of ${of}`);
          return margin(part.values, isFewer ? fewer : more);
        })
      );
    case 'need.margin.net':
    case 'need.margin.points':
      return margin(values, more);
    case 'need.reach':
      return at(gain, side) >= figure(values.by);
    case 'need.target':
      return mine() && inner(values.reach) && isAhead((one) => one <= at(totals, side));
    case 'schieber.need.points':
      return own >= figure(values.points);
    case 'schieber.need.match':
      return hand.match === side;
    case 'schieber.need.noMatch':
      return !others().includes(Number(hand.match ?? Number.NaN));
    case 'coiffeur.need.own':
      if (values.at === 'above') return hand.match === true;
      if (values.at === 'none') return hand.counterMatch !== true;
      return Number(hand.points ?? 0) >= figure(values.points);
    case 'coiffeur.need.theirs':
      if (others()[0] !== hand.side) throw new Error('somebody else writes');
      if (values.at === 'below') return hand.counterMatch === true;
      if (values.at === 'all') return hand.match !== true;
      return hand.match !== true && Number(hand.points ?? 0) <= figure(values.points);
    case 'guggitaler.need.own':
      return own >= -figure(values.place);
    case 'guggitaler.need.theirs':
      return everyOther((theirs) => theirs <= -figure(values.place));
    case 'guggitaler.need.theirsLast':
      return everyOther((theirs) => theirs === -sides.length);
    default:
      throw new Error(`${key} claims nothing about one hand`);
  }
}

function expectName(sides: readonly string[], side: number, who: Value | undefined) {
  if (sides[side] !== who) throw new Error(`it is about ${who}, not ${sides[side]}`);
}
