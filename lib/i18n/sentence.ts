import type { ICUArgs, MessageKeys, NestedKeyOf, NestedValueOf } from 'use-intl/core';
import { z } from 'zod';
import type { Said, Value } from '../jass';
import type { Messages } from './catalogue';

/** The key of a text. */
type Key = MessageKeys<Messages, NestedKeyOf<Messages>>;

type Values<Text extends string> = ICUArgs<
  Text,
  { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: never }
>;
// Of one of several keys, all that any of them asks for.
type AllValues<Text extends string> = (
  Text extends string
    ? (values: Values<Text>) => void
    : never
) extends (values: infer All) => void
  ? All
  : never;

/** Takes the key of a text, and after it what the text asks for. */
type Saying<Out> = <Name extends Key>(
  ...asked: Partial<AllValues<NestedValueOf<Messages, Name>>> extends AllValues<
    NestedValueOf<Messages, Name>
  >
    ? [key: Name]
    : [key: Name, values: AllValues<NestedValueOf<Messages, Name>>]
) => Out;

const make = (key: string, values: Said['values'] = {}): Said => ({ key, values });

/** A text by its key with what stands in it, for whoever says it in the reader's language. */
// What all texts take together is more than the compiler counts: it looks at each call.
export const sentence = make as Saying<Said>;

/** A sentence as the error of a schema: zod carries texts only. */
export const sentenceError = ((...asked: Parameters<typeof make>) =>
  JSON.stringify(make(...asked))) as Saying<string>;

const Carried = z.object({ key: z.string(), values: z.record(z.string(), z.custom<Value>()) });

/** The sentence that an error of a schema carries; null where it carries none. */
export function saidBy(error: string | undefined): Said | null {
  try {
    return Carried.parse(JSON.parse(error ?? ''));
  } catch {
    return null;
  }
}
