import type { Words } from '@/lib/i18n/words';
import type { TokenLine } from '@/lib/server/account';

type Scope = TokenLine['scopes'][number];

/** What each scope lets a token do, in the order in which they are chosen. */
export const SCOPES = [
  'games:read',
  'games:write',
  'leagues:read',
  'leagues:write',
] as const satisfies Scope[];

const KEYS = {
  'games:read': 'tokens.scopes.gamesRead',
  'games:write': 'tokens.scopes.gamesWrite',
  'leagues:read': 'tokens.scopes.leaguesRead',
  'leagues:write': 'tokens.scopes.leaguesWrite',
} as const satisfies Record<Scope, string>;

/** A scope in words: "read games". */
export const scopeInWords = ({ t }: Words, scope: Scope): string => t(KEYS[scope]);
