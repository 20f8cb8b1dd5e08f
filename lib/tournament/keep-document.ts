/** A tournament as it is kept, as a `jass-tournament/1`, and the other way round. Pure. */
import { type Judged, parseTournament, TOURNAMENT_FORMAT, type Tournament } from './document';
import { isHere, type Kept, type KeptState, newTournament, resultOf, USUAL_SETTING } from './kept';

/** The document, plain JSON. Who waits is not in it, nor a round that is not published. */
export function documentOf(
  { setting, entrants, rounds, penalties, cuts }: KeptState,
  /** Only so many rounds. */
  shown: number = rounds.length,
) {
  const { name, kind, variant, options, rounds: length, hands, matchBonus, better, drop } = setting;
  const { bye, tieBreaks, seed, order, keepClubsApart } = setting;
  const isOwnGame = kind === 'each' && variant !== null;
  return {
    format: TOURNAMENT_FORMAT,
    name,
    kind,
    ...(length !== null && { rounds: length }),
    ...(hands !== null && { hands }),
    matchBonus,
    ...(variant !== null && { variant }),
    ...(isOwnGame && { options }),
    ...(better !== null && { better }),
    drop,
    ...(bye !== 'usual' && { bye }),
    ...(tieBreaks && { tieBreaks }),
    seed,
    order,
    keepClubsApart,
    entrants: entrants
      .filter(({ waiting }) => !waiting)
      .map(({ id, name, club }) => ({ id, name, ...(club !== '' && { club }) })),
    played: rounds
      .slice(0, shown)
      .filter(({ status }) => status !== 'drawn')
      .map(({ tables, out }) => ({
        tables: tables.map((own) => {
          const result = resultOf(own);
          const isMatched = result?.matches.some((count) => count > 0) === true;
          return {
            table: own.table,
            seats: own.seats,
            ...(result && { points: result.points }),
            ...(isMatched && { matches: result.matches }),
          };
        }),
        out,
      })),
    penalties: penalties
      .filter(({ round }) => shown >= rounds.length || round < shown)
      .map(({ entrant, round, points, reason }) => ({ entrant, round, points, reason })),
    cuts: cuts.map(({ group }) => group),
    present: entrants.filter(isHere).map(({ id }) => id),
  };
}

/** The same, checked: what ranking and draw read. */
export const tournamentOf = (kept: KeptState, shown?: number): Judged<Tournament> =>
  parseTournament(documentOf(kept, shown));

/** How many rounds everybody may see the ranking of. */
export const roundsShown = ({ setting: { hiddenFrom }, rounds }: KeptState): number =>
  hiddenFrom === null ? rounds.length : Math.min(hiddenFrom, rounds.length);

/** A tournament of a document: its rounds have begun, and its results came on paper. */
export function keptOf(document: Tournament): Kept {
  const { name, kind, variant = null, options, rounds = null, hands = null } = document;
  const { matchBonus, better, drop, bye, tieBreaks, seed, order, present } = document;
  const { keepClubsApart } = document;
  const here = new Set(present ?? document.entrants.map(({ id }) => id));
  const none = newTournament({
    ...USUAL_SETTING,
    ...{ name, kind, variant, rounds, hands, matchBonus, better, drop, bye, seed, order },
    ...(tieBreaks && { tieBreaks }),
    keepClubsApart,
    options: typeof options === 'object' && options !== null ? { ...options } : {},
  });
  return {
    ...none,
    entrants: document.entrants.map(({ id, name, club = '' }, at) => ({
      ...{ id, name, club, number: at + 1, category: '', paid: false, present: here.has(id) },
      ...{ from: 0, left: null, waiting: false },
    })),
    rounds: document.played.map(({ tables, out }, round) => ({
      ...{ draw: `document-${round}`, seed, status: 'begun', begunAt: null, minutes: null },
      out,
      tables: tables.map(({ table, seats, points, matches = [] }) => ({
        ...{ table, seats, fixed: null, corrections: [], game: null },
        slips: points ? [{ id: 'document', desk: 'document', game: null, points, matches }] : [],
      })),
    })),
    penalties: document.penalties.map((penalty, at) => ({ id: `document-${at}`, ...penalty })),
    cuts: document.cuts.map((group) => ({ id: cutId(group), group })),
  };
}

/** What a cut is known by: those who drew. */
export const cutId = (group: readonly string[]): string => group.toSorted().join(' ');
