/** A tournament as one evening of a league's season: who is whom, and what each brings home. Pure. */
import { meantNames, sameName } from '../league/similar-names';
import type { RankingLine } from './ranking';

/** An entrant and whom of the league they were taken for. */
export type Match = {
  /** The person by name: of a pair each of the two. */
  readonly name: string;
  readonly total: number;
  /** The player of the league that it is; null for nobody yet. */
  readonly known: string | null;
  /** Players that may have been meant, for somebody to say. */
  readonly meant: readonly string[];
};

const BETWEEN = /\s*(?:&|\/|\+|;|,)\s*|\s+(?:und|and|et|e|och)\s+/u;

/** The persons behind an entrant's name: two of a pair, where the name says two. */
export const personsOf = (name: string, isPair: boolean): string[] => {
  const parts = isPair ? name.split(BETWEEN).filter(Boolean) : [];
  return parts.length === 2 ? parts : [name];
};

/** Everybody who played, with the player of the league that has their name. */
export function matchesWith(
  lines: readonly RankingLine[],
  {
    nameOf,
    isPair,
    players,
  }: {
    readonly nameOf: (entrant: string) => string;
    readonly isPair: boolean;
    readonly players: readonly string[];
  },
): Match[] {
  const taken = new Set<string>();
  return lines
    .filter(({ rounds }) => rounds.some((points) => points !== null))
    .flatMap(({ entrant, total }) =>
      personsOf(nameOf(entrant), isPair).map((name) => {
        const same = sameName(name, players);
        // Two of the same name are two people; somebody has to say which is which.
        const known = same !== undefined && !taken.has(same) ? same : null;
        if (known !== null) taken.add(known);
        return { name, total, known, meant: known === null ? meantNames(name, players) : [] };
      }),
    );
}
