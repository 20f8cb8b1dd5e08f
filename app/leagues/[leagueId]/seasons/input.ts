/** What may be sent about seasons: shape and size. The rest is decided there. */
import { z } from 'zod';
import { VARIANT_IDS } from '@/lib/jass';
import { Scheme } from '@/lib/league/scheme';

const Id = z.string().regex(/^[A-Za-z0-9_-]{21}$/, 'expected an id of 21 characters');
const Day = z.iso.date('A day is written as 2026-11-21.');

/** As many and as large as the options of a variant ever are. */
const Options = z
  .record(z.string().max(40), z.json())
  .refine((options) => JSON.stringify(options).length <= 2000, 'The house rules are too long.');

const Setting = {
  name: z.string().max(60, 'A season has a name of at most 60 characters.'),
  startsOn: Day,
  endsOn: Day,
  variants: z.array(z.enum(VARIANT_IDS)).max(VARIANT_IDS.length),
  houseRules: z.partialRecord(z.enum(VARIANT_IDS), Options),
  scheme: Scheme,
};

export const CreateSeason = z.strictObject({ id: Id, leagueId: Id, ...Setting });
export const ChangeSeason = z.strictObject({ id: Id, ...Setting });
export const CloseSeason = z.strictObject({ id: Id, closed: z.boolean() });
export const OneSeason = z.strictObject({ id: Id });
