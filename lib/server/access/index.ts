/** Who asks, what they may, how often, and how they are turned away. All that others may use of it. */
import 'server-only';

export {
  changeableBy,
  leaguesOf,
  leaguesWrittenIn,
  ownedBy,
  ROLES,
  type Role,
  runBy,
  standingsOf,
  type Viewer,
  visibleTo,
} from './access';
export {
  type Answer,
  DENIAL_CODES,
  type Denial,
  type Denied,
  deny,
  failed,
  forbidden,
  invalid,
  noSuch,
  notDirector,
  tournamentRefused,
} from './answer';
export { Id, type ReadonlyLists } from './asked';
export { attempt, attemptFromHere, attemptMessage, forgiveAttempts } from './attempts';
export { limiter, RULES, type Taken } from './limits';
export { addressOf, type Link, makeLink } from './link';
export { publicNamesFor, publicNamesOf, publicNamesOfTournament } from './public-names';
export { type CookieOptions, cookies, headers, type OwnRequest, withRequest } from './request';
export { sign, signedId } from './signed';
export {
  mayChange,
  type TournamentHead,
  type TournamentStanding,
  tournamentHeadColumns,
  tournamentStanding,
  tournamentsOf,
} from './tournaments';
