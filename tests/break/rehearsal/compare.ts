/** What the server has of a rehearsal in the end, beside what everybody knows who was there. */
import { parseTournament, ranking, resultOf, type TournamentView } from '../../../lib/tournament';
import type { Desk } from './desk';
import { figuresAt, type Place } from './paper';

export type Compared = {
  readonly lost: number;
  readonly doubled: number;
  readonly faults: readonly string[];
};

/** Of each table its slips, those of desks by their ids, the phone's where it wrote; and the result. */
export function compareTables(
  { whole, revision }: TournamentView,
  given: {
    readonly desks: readonly Desk[];
    readonly phoned: readonly Place[];
    /** How many changes the director made. */
    readonly directed: number;
  },
): Compared {
  const faults: string[] = [];
  let [lost, doubled] = [0, 0];
  const keyOf = ({ round, table }: Place) => `round ${round + 1}, table ${table}`;
  const expected = new Map<string, string[]>();
  const expect = (place: Place, id: string) =>
    expected.set(keyOf(place), [...(expected.get(keyOf(place)) ?? []), id]);
  for (const { slips } of given.desks) for (const slip of slips) expect(slip, slip.id);
  for (const place of given.phoned) expect(place, 'phone');
  for (const [round, { tables }] of (whole?.rounds ?? []).entries())
    for (const own of tables) {
      const place = { round, table: own.table };
      const left = own.slips.map(({ desk, id }) => (desk === null ? 'phone' : id));
      for (const id of expected.get(keyOf(place)) ?? []) {
        const at = left.indexOf(id);
        if (at >= 0) left.splice(at, 1);
        else {
          lost += 1;
          faults.push(`${keyOf(place)}: lost ${id}`);
        }
      }
      doubled += left.length;
      for (const id of left)
        faults.push(`${keyOf(place)}: ${id} is there twice, or nobody sent it`);
      const { points, matches } = resultOf(own) ?? { points: [], matches: [] };
      const [is, was] = [{ points, matches }, figuresAt(place)].map((one) => JSON.stringify(one));
      if (is !== was) faults.push(`${keyOf(place)}: ${is}, not ${was}`);
      if (own.corrections.length > 0 || own.fixed)
        faults.push(`${keyOf(place)}: corrected by nobody`);
      expected.delete(keyOf(place));
    }
  for (const [place, ids] of expected) {
    lost += ids.length;
    faults.push(`${place}: is not there`);
  }
  // A game at a table is two changes: that it began, and its result.
  const slips = given.desks.reduce((sum, desk) => sum + desk.slips.length, 0);
  const changes = given.directed + slips + 2 * given.phoned.length;
  if (revision !== changes) {
    doubled += Math.max(0, revision - changes);
    faults.push(`${revision} changes in the log, not ${changes}`);
  }
  return { lost, doubled, faults };
}

/** The ranking that everybody reads, beside that of the document and the sums of what the tables know. */
export function compareRankings(
  document: unknown,
  director: TournamentView,
  readers: readonly TournamentView[],
): string[] {
  const faults: string[] = [];
  const tournament = parseTournament(document);
  if (!tournament.ok) return [`the document: ${tournament.error.message}`];
  const lines = ranking(tournament.value);
  if (JSON.stringify(director.ranking) !== JSON.stringify(lines))
    faults.push('the director reads another ranking than the document gives');
  const totals = new Map<string, number>();
  for (const [round, { tables }] of director.rounds.entries())
    for (const { table, seats } of tables)
      for (const [seat, id] of seats.entries())
        totals.set(id, (totals.get(id) ?? 0) + (figuresAt({ round, table }).points[seat % 2] ?? 0));
  for (const { entrant, total } of lines)
    if (totals.get(entrant) !== total)
      faults.push(`${entrant}: ${total} points, not ${totals.get(entrant)}`);
  // By numbers: not everybody reads the ids whole.
  const told = ({ ranking: of, entrants }: TournamentView) => {
    const numbers = new Map(entrants.map(({ id, number }) => [id, number]));
    return JSON.stringify(of?.map((line) => ({ ...line, entrant: numbers.get(line.entrant) })));
  };
  const right = told({ ...director, ranking: lines });
  const wrong = readers.filter((view) => told(view) !== right).length;
  if (wrong > 0) faults.push(`${wrong} of ${readers.length} who look on read another ranking`);
  return faults;
}
