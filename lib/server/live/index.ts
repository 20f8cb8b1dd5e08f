/** What happens in games, told to those who have them open. All that others may use of it. */
import 'server-only';

export { endEveningStreams, openEveningStream, openTournamentStream } from './evening-streams';
export { joinInstances, leaveInstances, otherInstances } from './instances';
export { endStreams, openStream, openStreams } from './live-streams';
