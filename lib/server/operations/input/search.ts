/** A search for games as its address says it. */
import { z } from 'zod';
import { RESULTS } from '../../../i18n/archive';
import { VARIANT_IDS } from '../../../jass';
import type { GameFilter, Who } from '../../archive';

const id = z.string().regex(/^[\w-]{1,64}$/);
const text = z.string().trim().min(1).max(200);
// An address may say anything: what does not fit is not there.
const said = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

const Params = z.object({
  player: said(id),
  name: said(text),
  with: said(id),
  other: said(text),
  pair: said(z.literal('1')),
  variant: said(z.enum(VARIANT_IDS)),
  /** `own`: outside of leagues. */
  league: said(id),
  season: said(id),
  evening: said(id),
  from: said(z.iso.date()),
  to: said(z.iso.date()),
  result: said(z.enum(RESULTS)),
  words: said(text),
  order: said(z.enum(['newest', 'oldest'])),
  at: said(text),
});

/** What is asked for, field by field, as the address has it. */
export type Asked = Omit<z.infer<typeof Params>, 'at'>;
export type Field = keyof Asked;

export type Params = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the address: the fields for the form, the filter for the search, and the cursor. */
export function readSearch(params: Params): {
  asked: Asked;
  filter: GameFilter;
  cursor: string | undefined;
} {
  const { at: cursor, ...asked } = Params.parse(params);
  const who: Who[] = [];
  if (asked.player) who.push({ id: asked.player });
  else if (asked.name) who.push({ name: asked.name });
  if (asked.with) who.push({ id: asked.with });
  else if (asked.other) who.push({ name: asked.other });
  const { variant, season, evening, from, to, result, words, order, league } = asked;
  return {
    asked,
    cursor,
    filter: {
      who,
      isPair: asked.pair !== undefined && who.length > 1,
      variant,
      leagueId: league === 'own' ? null : league,
      seasonId: season,
      eveningId: evening,
      from,
      to,
      result,
      words,
      order,
    },
  };
}

/** Is anything asked for, the order aside? */
export const isSearch = ({ order: _, ...asked }: Asked): boolean =>
  Object.values(asked).some((value) => value !== undefined);
