/** What answers otherwise than with one JSON answer. */
import { z } from 'zod';
import { operation } from '@/lib/server/transports/contract';
import { Id, Nothing, read } from './shared';

export const followGame = operation({
  ...read,
  id: 'followGame',
  path: '/games/{gameId}/live',
  scope: 'games:read',
  params: z.object({ gameId: Id }),
  query: z.object({ after: z.coerce.number().int().min(0).optional() }),
  value: z.string(),
});

export const readDocument = operation({
  ...read,
  id: 'readDocument',
  path: '/openapi.json',
  scope: null,
  params: Nothing,
  value: z.looseObject({ openapi: z.string() }),
});
