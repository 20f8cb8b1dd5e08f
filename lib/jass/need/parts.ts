/** What a sentence is made of, for whoever gives each part a line. */
import { isList, type Said, type Value } from '../said';

/** The ways that a sentence lists, or the conditions that it joins, one after the other; none where there are none. */
export function waysOf({ values: { ways, how } }: Said): readonly Said[] {
  if (typeof how === 'object' && 'key' in how && how.key === 'need.and')
    return Object.values(how.values).filter(isSentence);
  return typeof ways === 'object' && 'parts' in ways ? ways.parts.filter(isSentence) : [];
}

/** Whose need it is, what wins, and how much of it in lines; null where a sentence says it. */
export function eachOf({ values: { who, asks, than } }: Said): Each | null {
  if (typeof who !== 'string' || asks === undefined || !isSentence(asks)) return null;
  return { who, asks, than: than !== undefined && isList(than) ? than.filter(isSentence) : [] };
}
type Each = { readonly who: string; readonly asks: Said; readonly than: readonly Said[] };

const isSentence = (value: Value): value is Said => typeof value === 'object' && 'key' in value;
