/** What an account may do in a league, in words. */
import type { Role } from '../../server/access';

export const ROLE_WORDS = {
  reader: { name: 'Reader', line: 'reads tables, games and players' },
  member: { name: 'Member', line: 'sees who belongs to the league too' },
  scorer: { name: 'Scorer', line: 'writes games, evenings and players too' },
  owner: { name: 'Owner', line: 'runs seasons, roles and invitations too' },
} satisfies Record<Role, { name: string; line: string }>;

/** In a sentence: a scorer, an owner. */
export const asRole = (role: Role): string =>
  `${role === 'owner' ? 'an' : 'a'} ${ROLE_WORDS[role].name.toLowerCase()}`;
