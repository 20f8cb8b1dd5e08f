/** Why the JSON interface denies something, its document, and tables on other websites. */
export const api = {
  tokensNeedAccount: 'Tokens belong to an account: sign up or in first.',
  tokenNameFault: 'A token needs a name of at most {most, number} characters.',
  tokenScopesFault: 'Choose what the token may do.',
  tooManyTokens: 'You have {most, number} tokens, the most there can be. Revoke one first.',
  noSuchToken: 'There is no such token.',
  tokenUnknown:
    'This is no valid token. Send one as “Authorization: Bearer sch_…”; they are made on the account page.',
  tokenRevoked: 'This token was revoked.',
  tokenOver: 'This token has run out.',
  scopeMissing: 'This token may not do that: it lacks the scope {scope}.',
  tooManyRequests:
    'Too many requests: {limit, number} in a minute are the most. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  versionMoved: 'The game has changed meanwhile: it is at revision {revision}.',
  badIfMatch: 'If-Match takes the ETag of the game, or its revision in quotes.',
  badCursor: 'This cursor leads nowhere: take the “next” of the page before, for the same list.',
  badInput:
    'What stands at {path} cannot be read like this. The document at /api/v1 says what is expected.',
  unknownKeys: 'Not known here: {keys}.',
  noSuchAddress: 'There is nothing at this address. The document at /api/v1 lists what there is.',
  noSuchLeague: 'There is no such league.',
  noSuchSeason: 'There is no such season.',
  noSuchPlayer: 'There is no such player.',
  searchFault:
    '{fault, select, words {There is no word in this.} whose {Say whose games: won and lost need a player.} other {The first day is after the last one.}}',
  docs: {
    title: 'The interface for programs',
    what: 'A club’s own website, a display in the restaurant or a bot reads and writes games here, and reads leagues, their tables and their players. Everything is JSON.',
    whoHead: 'Who may',
    who: 'Public leagues can be read by everybody. For all else send a token, made on the account page: <code>Authorization: Bearer sch_…</code>. It may what your account may, as far as its scopes go.',
    answersHead: 'Answers',
    answers:
      'An answer is <code>value</code>, or <code>error</code> in the shape of the engine’s refusals: <code>code</code> for programs, <code>hand</code> and <code>path</code> for where, <code>message</code> for people, in the language of Accept-Language. The status says the same.',
    pagesHead: 'Pages, marks, limits',
    pages:
      'A list has <code>next</code>: send it as <code>cursor</code> for the following page, until it is null. Reads carry an <code>ETag</code>: with <code>If-None-Match</code> what has not changed costs nothing; with <code>If-Match</code> a change is made only to the game that you saw. A token has {limit, number} requests a minute; <code>RateLimit-Remaining</code> says how many are left.',
    document: 'All of this as an OpenAPI document',
    gamesHead: 'Games',
    leaguesHead: 'Leagues and players',
    otherHead: 'Besides',
    scope: 'Scope: {scope}',
    public: 'For everybody',
    parameters: 'Asked in the address',
    body: 'Sent',
    value: 'Answered as value',
    example: 'An example',
    schemas: 'What is called by name',
  },
  statuses: {
    ok: 'Done, or what was asked for.',
    same: 'Nothing has changed since.',
    invalid: 'The request cannot be read; path says where.',
    unauthorized: 'The token is wrong, has run out or was revoked.',
    forbidden: 'The account or the token may not do this.',
    notFound: 'There is no such thing, or not for whoever asks.',
    taken: 'The id belongs to something else.',
    moved: 'The game is not at the revision of If-Match; current has it as it is.',
    refused: 'Refused by the rules, or the game has moved on: current then has it as it is.',
    tooMany: 'Too many requests; Retry-After says when to go on.',
    internal: 'A fault of ours, which has been noted.',
  },
  operations: {
    listGames:
      'Find games: one’s own and those of one’s leagues, or of a public league where one is asked for. league=own leaves leagues out.',
    createGame:
      'Start a game. The id is yours to make, 21 characters; sent again, the game is answered as it is by then.',
    readGame: 'A game: table, hands, tally, and who is who.',
    deleteGame: 'Delete a game with all its hands, for good.',
    readRecord: 'A game as a jass-record/1, for the tally command.',
    listChanges:
      'The log of a game after a revision: every change, what stood there before, and who made it.',
    changeGame:
      'Record, insert, correct or remove a hand, undo, redo, finish, reopen. The id is yours to make; sent again nothing happens twice.',
    followGame:
      'Follow a game as it is played: server-sent events, first what was missed since a revision.',
    changeTable:
      'At the table of a game: take the chalk, say how many may write, take a seat, announce.',
    changeLinks: 'The links by which other phones come to the table, for those who run the game.',
    listLeagues: 'The leagues that one belongs to.',
    readLeague: 'A league.',
    listPlayers: 'Who plays in a league, by name.',
    listSeasons: 'The seasons of a league, latest first.',
    listEvenings: 'The evenings of a league or of one season, latest first.',
    readStandings:
      'The table of a season: ranks, figures, what parted level ones, evening by evening, pairs and ratings.',
    readRatings: 'Everybody’s ratings in a league by variant, best first.',
    readPlayer: 'A player with figures, of the latest season, of one, or of all time (season=all).',
    readDocument: 'This document.',
  },
  embed: {
    heading: 'On your own website',
    what: 'The table as it stands, in a page of your club. Copy this into it.',
    onlyPublic: 'Only a public league can stand on other websites. An owner opens it under League.',
    snippet: 'To copy: season {season}',
    hint: 'theme is light or dark, language is en, de, fr, it or sv; without them the reader’s own.',
    caption: '{league}, season {season}',
    after:
      '{evenings, plural, =0 {Nothing has been played yet.} one {After # evening} other {After # evenings}}',
    hidden: 'The table is hidden until the season is over.',
    whole: 'The whole table',
  },
} as const;
