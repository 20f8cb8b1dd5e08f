/** What people sign in with: the shape of addresses and passwords, and how passwords are kept. */
import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { tidyName } from '../../sync/table';

const NAME_LENGTH = 40;
const SHORTEST = 8;
const LONGEST = 200;

/** An e-mail address, in lower case. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'An e-mail address has 254 characters at the most.')
  .pipe(z.email('This is no e-mail address; one looks like anna@example.org.'));

/** The name of an account, as others read it. */
export const AccountName = z
  .string()
  .transform(tidyName)
  .pipe(
    z
      .string()
      .min(1, 'Say by which name others know you.')
      .max(NAME_LENGTH, `A name has ${NAME_LENGTH} characters at the most.`)
      .regex(/^\P{Cc}*$/u, 'A name is written with letters.'),
  );

/** A password as it was typed; the same on phones that write an umlaut in one or in two. */
export const Password = z
  .string()
  .max(4 * LONGEST)
  .transform((text) => text.normalize('NFKC'));

/** A password to be: any characters, 8 to 200 of them. */
export const NewPassword = Password.refine(
  (text) => [...text].length >= SHORTEST,
  `A password has ${SHORTEST} characters at the least.`,
).refine(
  (text) => [...text].length <= LONGEST,
  `A password has ${LONGEST} characters at the most.`,
);

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
