/** What the commands on tournaments have in common: how a refusal is printed. */
import {
  type Judged,
  parseTournament,
  type Tournament,
  type TournamentRefusal,
} from '../tournament';
import { answering } from './answer';

const printed = ({ code, round, table, message }: Omit<TournamentRefusal, 'said'>) => ({
  code,
  round,
  table,
  message,
});

/** What answers a tournament that is given as text. */
export const answeringTournament = (judge: (tournament: Tournament) => Judged<unknown>) =>
  answering(
    (document) => {
      const parsed = parseTournament(document);
      const judged = parsed.ok ? judge(parsed.value) : parsed;
      return judged.ok ? judged : { ok: false, error: printed(judged.error) };
    },
    (why) => {
      const message = `The document is not JSON: ${why}`;
      return printed({ code: 'tournament-invalid', round: null, table: null, message });
    },
  );
