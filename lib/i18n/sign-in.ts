/** Why a sign-in came to nothing. */
import type { Words } from './words';

/** What next-auth and we call it. */
const CODES = [
  'CredentialsSignin',
  'TooManyTries',
  'TooManyMessages',
  'Verification',
  'EmailSignin',
  'OAuthAccountNotLinked',
  'OAuthSignin',
  'OAuthCallback',
  'AccessDenied',
] as const;

/** A sentence about it. */
export const signInFault = ({ t }: Words, code: string): string =>
  t(`sign-in.${CODES.find((known) => known === code) ?? 'other'}`);
