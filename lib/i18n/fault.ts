/** Why something was refused, in the reader's language. */
import type { Said } from '../jass';
import { saidInWords } from './said';
import type { Deck } from './trumps';
import type { Words } from './words';

/** A refusal as the engine, the phone or the server gives it. */
type Fault = { readonly message: string; readonly said?: Said | undefined };

/**
 * What the server says is in the reader's language already; what was found without a language, on the
 * phone or by the engine, is said here. Its texts stand in the areas `engine` and `sync`.
 */
export const faultInWords = (words: Words, { message, said }: Fault, deck?: Deck): string =>
  said ? saidInWords(words, said, deck) : message;
