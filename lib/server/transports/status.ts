import 'server-only';

/** The status of an HTTP answer by the code of its error; every refusal and conflict else is 422. */
const STATUS: Readonly<Record<string, number>> = {
  'input-invalid': 400,
  'token-invalid': 401,
  forbidden: 403,
  'scope-missing': 403,
  'not-found': 404,
  'no-such-method': 405,
  'id-taken': 409,
  'version-moved': 412,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
};

/** After how long to ask again where the database does not answer, in seconds. */
export const AGAIN_SECONDS = '5';

/** What an answer with this error says of itself before anybody reads it. */
export const statusOf = (code: string): number => STATUS[code] ?? 422;
