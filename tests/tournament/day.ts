/** A day of a tournament as changes, for tests. */
import { nanoid } from 'nanoid';
import {
  applyTournament,
  draw,
  type Kept,
  newTournament,
  type Setting,
  TournamentChange,
  tournamentOf,
  USUAL_SETTING,
} from '../../lib/tournament';

/** A change as it is sent; what it must be is read as the server reads it. */
export type Sent = {
  readonly kind: string;
  readonly id: string;
  readonly [field: string]: unknown;
};

/** The tournament with these changes, each of which must fit. */
export const after = (kept: Kept, ...changes: readonly Sent[]): Kept =>
  changes.reduce((state, change) => {
    const applied = applyTournament(state, TournamentChange.parse(change));
    if (!applied.ok) throw new Error(`${change.kind}: ${applied.error.message}`);
    return applied.kept;
  }, kept);

/** What a change is refused with. */
export const refusal = (kept: Kept, change: Sent) => {
  const applied = applyTournament(kept, TournamentChange.parse(change));
  if (applied.ok) throw new Error(`${change.kind} was not refused`);
  const { code, round, table, message } = applied.error;
  return { code, round, table, message };
};

/** So many people, all there, in a tournament of four rounds of twelve. */
export const hall = (people: number, setting: Partial<Setting> = {}): Kept =>
  after(
    newTournament({ ...USUAL_SETTING, name: 'Chlausjass', rounds: 4, seed: 'a1', ...setting }),
    {
      kind: 'register',
      id: nanoid(),
      entrants: Array.from({ length: people }, (_, at) => ({
        id: `p${at + 1}`,
        name: `Name ${at + 1}`,
        present: true,
      })),
    },
  );

/** The draw of the next round as a change. */
export function drawing(kept: Kept) {
  const tournament = tournamentOf(kept);
  const drawn = tournament.ok ? draw(tournament.value) : tournament;
  if (!drawn.ok) throw new Error(drawn.error.message);
  const { round, tables, out } = drawn.value;
  const change = { kind: 'draw', id: nanoid(), round, seed: kept.setting.seed } as const;
  return { ...change, tables: tables.map((seats) => [...seats]), out: [...out] };
}

/** The next round, drawn and published; with the changes that it took. */
export function published(kept: Kept): Kept {
  const drawn = drawing(kept);
  const { round, id: draw } = drawn;
  return after(kept, drawn, { kind: 'publish', id: nanoid(), round, draw });
}

/** Points of a table that add up: `points` of the first side, who may have had matches. */
export const figures = (points: number, matches: readonly [number, number] = [0, 0]) => ({
  points: [points, 12 * 157 + 100 * (matches[0] + matches[1]) - points],
  matches: [...matches],
});

/** Somebody at a desk types what a table of the latest round came to. */
export const slip = (
  kept: Kept,
  { table, desk = 'A', ...brought }: ReturnType<typeof figures> & { table: number; desk?: string },
) => {
  const round = kept.rounds.length - 1;
  const draw = kept.rounds[round]?.draw ?? '';
  return { kind: 'slip', id: nanoid(), round, draw, table, desk, ...brought } as const;
};

/** Somebody with the public link, as a view is made for. */
export const onlooker = {
  id: 't',
  revision: 1,
  role: 'public',
  runsIt: false,
  isPublic: false,
  publicNames: null,
  at: null,
} as const;
