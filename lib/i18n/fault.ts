/** Why something was refused, in the reader's language. */
import type { Said } from '../jass';
import { saidInWords } from './said';
import type { Deck } from './trumps';
import type { Words } from './words';

/** A refusal as the engine or the phone gives it, with its sentence in English, or as the server does. */
type Fault =
  | { readonly message: string; readonly said?: Said | undefined }
  | { readonly message?: string; readonly said: Said };

/**
 * What was found without a language, on the phone, by the engine or by the server, is said here; what
 * came over the network is in the reader's language already.
 */
export const faultInWords = (words: Words, { message, said }: Fault, deck?: Deck): string =>
  said ? saidInWords(words, said, deck) : (message ?? '');
