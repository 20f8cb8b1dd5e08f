/** Why a change or a table is refused. */
export const sync = {} as const;
