/** What an account may do in a league. */
export const roles = {
  name: {
    reader: 'Reader',
    member: 'Member',
    scorer: 'Scorer',
    owner: 'Owner',
  },
  as: {
    reader: 'a reader',
    member: 'a member',
    scorer: 'a scorer',
    owner: 'an owner',
  },
  sentence: {
    reader: 'A reader reads tables, games and players.',
    member: 'A member reads everything, and sees who else belongs to the league.',
    scorer: 'A scorer reads everything, and writes games, evenings and players.',
    owner: 'An owner does all that a scorer does, and runs seasons, roles and invitations.',
  },
} as const;
