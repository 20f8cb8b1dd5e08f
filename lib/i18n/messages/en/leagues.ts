/** Leagues: list, founding, settings, members, invitations, roster. */
export const leagues = {} as const;
