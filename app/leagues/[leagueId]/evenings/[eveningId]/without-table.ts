/** Where those without a table stand on an evening's page. */
export const WITHOUT_TABLE = 'without-table';
