/** What every operation answers with: a value, or an error in the shape of a refusal. */
import { z } from 'zod';
import { REFUSAL_CODES } from '@/lib/jass';
import { DENIAL_CODES } from '@/lib/server/access';
import { CONFLICT_CODES } from '@/lib/sync/game';
import { TOURNAMENT_CODES } from '@/lib/tournament';
import { GameState } from './game-schemas';
import { note } from './shared';

/** The answer around a value. */
export const answerOf = (value: z.ZodType) => z.object({ ok: z.literal(true), value });

/** Every reason to answer with an error: the engine's, those of a game that moved on, a tournament's, the rest. */
export const CODES = [
  ...new Set([...DENIAL_CODES, ...CONFLICT_CODES, ...REFUSAL_CODES, ...TOURNAMENT_CODES]),
] as const;

/** The answer where there is no value. */
export const Refused = z
  .object({
    ok: z.literal(false),
    error: z.looseObject({
      code: z.enum(CODES),
      hand: z.int().nullable().meta(note('hand')),
      path: z.string().meta(note('path')),
      message: z.string().meta(note('message')),
    }),
    current: GameState.optional().meta(note('current')),
  })
  .meta({ id: 'Refused' });
