import { type Told, teller } from '../jass';
import { MESSAGES } from './messages';

/** Why a file cannot be read, by the key of its sentence and what stands in it. */
export const { tell } = teller('reading', MESSAGES);

/**
 * Why a file cannot be taken, in a sentence for the person who sent it: thrown from inside the
 * streams that read it.
 */
export class FileFault extends Error {
  /** How to say it in another language; left out where it is said in the reader's already. */
  readonly said: Told['said'] | undefined;
  /** Is it this file alone that cannot be read, rather than too much that came out of it? */
  readonly isDamage: boolean;

  constructor({ message, said }: Pick<Told, 'message'> & Partial<Told>, { isDamage = false } = {}) {
    super(message);
    this.said = said;
    this.isDamage = isDamage;
  }
}
