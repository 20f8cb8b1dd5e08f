/** What people sign in with: the shape of addresses and passwords, and how passwords are kept. */
import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { sentenceError } from '../../i18n/sentence';
import { canBeKept, tidyName } from '../../sync/table';

const NAME_LENGTH = 40;
const SHORTEST = 8;
const LONGEST = 200;

/** An e-mail address, in lower case. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { error: () => sentenceError('server-account.emailLength', { most: '254' }) })
  .pipe(z.email({ error: () => sentenceError('server-account.emailShape') }));

/** The name of an account, as others read it. */
export const AccountName = z
  .string()
  .transform(tidyName)
  .pipe(
    z
      .string()
      .min(1, { error: () => sentenceError('server-account.nameMissing') })
      .max(NAME_LENGTH, {
        error: () => sentenceError('server-account.nameLength', { most: String(NAME_LENGTH) }),
      })
      .refine(canBeKept, { error: () => sentenceError('server-account.nameLetters') }),
  );

/** A password as it was typed; the same on phones that write an umlaut in one or in two. */
export const Password = z
  .string()
  .max(4 * LONGEST)
  .transform((text) => text.normalize('NFKC'));

/** A password to be: any characters, 8 to 200 of them. */
export const NewPassword = Password.refine((text) => [...text].length >= SHORTEST, {
  error: () => sentenceError('server-account.passwordShort', { least: String(SHORTEST) }),
}).refine((text) => [...text].length <= LONGEST, {
  error: () => sentenceError('server-account.passwordLong', { most: String(LONGEST) }),
});

/** argon2id (the library's default) at the cost that OWASP asks for: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is kept. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/**
 * Is it the password? Where there is none the answer is no, after the same work, so that nobody can
 * tell from the time whether an account is there.
 */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword(nanoid());
  const other = await decoy;
  const right = await verify(kept ?? other, password);
  return right && kept != null;
}
