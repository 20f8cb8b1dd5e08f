/** Why something was refused, in the reader's language. */
import type { Words } from './words';

/** What the server says is in the reader's language already; what the phone finds itself is not. */
export const faultInWords = (_words: Words, fault: { readonly message: string }): string =>
  fault.message;
