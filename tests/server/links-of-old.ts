/** Links to games that followed one another, from before a link knew the first of its kind. */
const game = (id: string, after: string | null) =>
  `INSERT INTO "Game" ("id", "ownerId", "variant", "options", "firstDealer", "createdAt",
     "updatedAt", "playedAt", "over", "tally", "afterId")
   VALUES ('${id}', NULL, 'mittlere', '{}', 0, 5, 5, 5, FALSE, '{}', ${after ? `'${after}'` : 'NULL'});`;
const pass = (id: string, game: string, role: string, revoked = 'NULL') =>
  `INSERT INTO "Pass" ("id", "gameId", "role", "createdAt", "revokedAt")
   VALUES ('${id}', '${game}', '${role}', 5, ${revoked});`;

/** For SQLite; moments are numbers there. */
export const linksOfOld = [
  game('g1', null),
  game('g2', 'g1'),
  game('g3', 'g2'),
  game('h1', 'gone'),
  pass('w0', 'g1', 'writer', '6'),
  pass('w1', 'g1', 'writer'),
  pass('w2', 'g2', 'writer'),
  pass('w3', 'g3', 'writer'),
  pass('r2', 'g2', 'reader'),
  pass('r3', 'g3', 'reader'),
  pass('v1', 'h1', 'writer'),
].join('\n');

/** For PostgreSQL. */
export const linksOfOldThere = linksOfOld.replaceAll(/, ([56])(?=[,)])/g, ", 'epoch'");

/** What each of them is to know. */
export const linksNow = [
  { id: 'r2', firstId: null },
  { id: 'r3', firstId: 'r2' },
  { id: 'v1', firstId: null },
  { id: 'w0', firstId: null },
  { id: 'w1', firstId: null },
  { id: 'w2', firstId: 'w1' },
  { id: 'w3', firstId: 'w1' },
];
