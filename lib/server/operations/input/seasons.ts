/** What may be sent about seasons: shape and size. The rest is decided there. */
import { z } from 'zod';
import { sentenceError } from '../../../i18n/sentence';
import { VARIANT_IDS } from '../../../jass';
import { Scheme } from '../../../league/scheme';
import { Id } from './id';

const Day = z.iso.date({ error: () => sentenceError('seasons.form.dayFault') });

/** As many and as large as the options of a variant ever are. */
export const HouseOptionsGiven = z
  .record(z.string().max(40), z.json())
  .refine((options) => JSON.stringify(options).length <= 2000, {
    error: () => sentenceError('seasons.form.rulesTooLong'),
  });

const Setting = {
  name: z.string().max(60, { error: () => sentenceError('seasons.form.nameTooLong') }),
  startsOn: Day,
  endsOn: Day,
  variants: z.array(z.enum(VARIANT_IDS)).max(VARIANT_IDS.length),
  houseRules: z.partialRecord(z.enum(VARIANT_IDS), HouseOptionsGiven),
  scheme: Scheme,
};

export const CreateSeason = z.strictObject({ id: Id, leagueId: Id, ...Setting });
export const ChangeSeason = z.strictObject({ id: Id, ...Setting });
export const CloseSeason = z.strictObject({ id: Id, closed: z.boolean() });
export const OneSeason = z.strictObject({ id: Id });
