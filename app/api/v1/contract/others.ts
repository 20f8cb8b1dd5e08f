/** What answers otherwise than with one JSON answer. */
import { z } from 'zod';
import { operation } from '@/lib/server/transports/contract';
import { Id, Nothing } from './shared';

export const followGame = operation({
  id: 'followGame',
  method: 'get',
  path: '/games/{gameId}/live',
  scope: 'games:read',
  params: z.object({ gameId: Id }),
  query: z.object({ after: z.coerce.number().int().min(0).optional() }),
  body: null,
  value: z.string(),
});

export const readDocument = operation({
  id: 'readDocument',
  method: 'get',
  path: '/openapi.json',
  scope: null,
  params: Nothing,
  query: Nothing,
  body: null,
  value: z.looseObject({ openapi: z.string() }),
});
