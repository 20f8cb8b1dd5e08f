/**
 * Why a file cannot be taken, in a sentence for the person who sent it: thrown from inside the
 * streams that read it.
 */
export class FileFault extends Error {
  /** Is it this file alone that cannot be read, rather than too much that came out of it? */
  readonly isDamage: boolean;

  constructor(message: string, { isDamage = false } = {}) {
    super(message);
    this.isDamage = isDamage;
  }
}
