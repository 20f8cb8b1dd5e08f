/** What an account may do in a league, in words. */
import type { Role } from '../../server/access';

export const ROLE_WORDS = {
  reader: { name: 'Reader', line: 'reads tables, games and players' },
  member: { name: 'Member', line: 'reads everything, and sees who else belongs to the league' },
  scorer: { name: 'Scorer', line: 'reads everything, and writes games, evenings and players' },
  owner: {
    name: 'Owner',
    line: 'does all that a scorer does, and runs seasons, roles and invitations',
  },
} satisfies Record<Role, { name: string; line: string }>;

/** In a sentence: a scorer, an owner. */
export const asRole = (role: Role): string =>
  `${role === 'owner' ? 'an' : 'a'} ${ROLE_WORDS[role].name.toLowerCase()}`;

/** What a role may do, as a sentence. */
export const roleSentence = (role: Role): string =>
  `${role === 'owner' ? 'An' : 'A'} ${ROLE_WORDS[role].name.toLowerCase()} ${ROLE_WORDS[role].line}.`;
