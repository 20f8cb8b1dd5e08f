/** What a sentence is made of, for whoever gives each part a line. */
import { isList, type Said, type Value } from '../said';

/** The ways that a sentence lists one after the other; none where it lists none. */
export function waysOf({ values: { ways } }: Said): readonly Said[] {
  return typeof ways === 'object' && 'parts' in ways ? ways.parts.filter(isSentence) : [];
}

/** What a sentence asks for at once, where it is several things; none where it is one. */
export function conditionsOf({ values: { how = '' } }: Said): readonly Said[] {
  const { than } = isSentence(how) ? how.values : {};
  return than !== undefined && isList(than) ? than.filter(isSentence) : [];
}

const isSentence = (value: Value): value is Said => typeof value === 'object' && 'key' in value;
