import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { firstDayOn, today } from '../../league/days';
import { stageOf } from '../../league/stage';
import type { Viewer } from '../access';
import { readIn } from './as-role';
import { eveningNow } from './evening-page';
import { held } from './held';
import { inSeason } from './in-season';
import { parseSeason, seasonColumns } from './seasons';

/** The evenings of a season that is asked for: each is counted once, those past without a result not at all. */
export type SeasonEvenings = {
  /** With a result that counts. */
  readonly played: number;
  /** Begun, and not all of it is played. */
  readonly running: number;
  /** Still to come. */
  readonly planned: number;
};

/** The same of each season of a league, or of some of them; null for whoever does not see it. */
export async function eveningsBySeason(
  viewer: Viewer | null,
  leagueId: string,
  some?: readonly string[],
): Promise<ReadonlyMap<string, SeasonEvenings> | null> {
  const seasons = await countedIn(some)(viewer, leagueId);
  if (!seasons) return null;
  const isOn = new Map<string, boolean>();
  for (const id of new Set(seasons.flatMap(({ near }) => near.map((one) => one.id)))) {
    const page = await eveningNow(viewer, { eveningId: id, look: false });
    isOn.set(id, page !== null && stageOf(page) === 'on');
  }
  return new Map(
    seasons.map(({ id, played, planned, near }) => {
      const on = near.filter((one) => isOn.get(one.id));
      const among = (as: 'played' | 'planned') => on.filter((one) => one.as === as).length;
      return [
        id,
        {
          played: played - among('played'),
          running: on.length,
          planned: planned - among('planned'),
        },
      ];
    }),
  );
}

/** How many the table of each season takes in and may still, with those of them that may be on now. */
const countedIn = (some?: readonly string[]) =>
  readIn('reader', async (tx, leagueId) => {
    const where = { leagueId, ...(some && { id: { in: [...some] } }) };
    const rows = await tx.season.findMany({ where, select: seasonColumns });
    const seasons = [];
    for (const row of rows) {
      const { id, variants, scheme, closed } = parseSeason(row);
      const [here, isHeld] = [inSeason({ seasonId: id, leagueId }), held(variants, scheme)];
      const count = (...AND: Prisma.EveningWhereInput[]) =>
        tx.evening.count({ where: { AND: [here, ...AND] } });
      const nearby = async (...AND: Prisma.EveningWhereInput[]) =>
        tx.evening.findMany({
          where: { AND: [here, { date: { gte: firstDayOn(), lte: today() } }, ...AND] },
          select: { id: true, date: true },
        });
      const played = closed ? [] : await nearby(isHeld);
      const others = closed ? [] : await nearby({ NOT: isHeld });
      seasons.push({
        id,
        played: await count(isHeld),
        planned: closed ? 0 : await count({ date: { gte: today() } }, { NOT: isHeld }),
        near: [
          ...played.map((one) => ({ id: one.id, as: 'played' as const })),
          ...others.map((one) => ({
            id: one.id,
            // Of the night before nothing is still to come.
            as: one.date < today() ? null : ('planned' as const),
          })),
        ],
      });
    }
    return seasons;
  });
