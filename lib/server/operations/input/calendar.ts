/** What may be sent about evenings that come back, and about somebody's own calendar. */
import { z } from 'zod';
import { LANGUAGES } from '../../../i18n/languages';
import { MOST_IN_SERIES } from '../../../league/series';
import { CreateEvening } from './evenings';
import { Id } from './id';

const { seasonId, date, name, time, place, also } = CreateEvening.shape;

/** The fewest and the most weeks between two evenings. */
const Weeks = z.int().min(1).max(8);

export const CreateSeries = z.strictObject({
  seasonId,
  from: date,
  until: date,
  rhythm: z.discriminatedUnion('every', [
    z.strictObject({ every: z.literal('weeks'), weeks: Weeks }),
    z.strictObject({ every: z.literal('month') }),
  ]),
  without: z.array(date).max(MOST_IN_SERIES).optional(),
  name,
  time,
  place,
  also,
});
export const ChangeCalendar = z.strictObject({ leagueId: Id, open: z.boolean() });
export const RemindMe = z.strictObject({ leagueId: Id, language: z.enum(LANGUAGES).nullable() });
