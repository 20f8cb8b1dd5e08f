/** What the JSON interface can do at the table of a game: who writes, who sits where, the links. */
import { z } from 'zod';
import { LINK_ROLES } from '@/lib/server/games';
import { ANNOUNCEMENT } from '@/lib/server/operations/input/games';
import { operation } from '@/lib/server/transports/contract';
import { Id, write } from './shared';

const params = z.object({ gameId: Id });
const Seat = z.int().min(0).max(7);

/** Takes the chalk, sets how the table writes, takes or frees a seat, leaves, or announces. */
export const changeTable = operation({
  ...write,
  id: 'changeTable',
  path: '/games/{gameId}/table',
  scope: 'games:write',
  params,
  body: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('take-chalk') }),
    z.strictObject({
      do: z.literal('set'),
      manyWriters: z.boolean().optional(),
      announceSeparately: z.boolean().optional(),
    }),
    z.strictObject({ do: z.literal('sit'), seat: Seat.nullable() }),
    z.strictObject({ do: z.literal('free'), seat: Seat }),
    z.strictObject({ do: z.literal('leave') }),
    z.strictObject({ do: z.literal('announce'), ...ANNOUNCEMENT }),
  ]),
});

const Link = z.object({
  url: z.url(),
  /** As a QR code: modules in width and height, and the dark ones as a path. */
  qr: z.object({ size: z.int(), path: z.string() }),
});

/** The links to a game; makes one, takes one back, or puts a new one in its place. */
export const changeLinks = operation({
  ...write,
  id: 'changeLinks',
  path: '/games/{gameId}/links',
  scope: 'games:write',
  params,
  body: z.strictObject({
    do: z.enum(['list', 'open', 'renew', 'revoke']),
    role: z.enum(LINK_ROLES),
    /** How the browser reaches this server; a configured address goes before it. */
    origin: z.url({ protocol: /^https?$/ }).max(300),
  }),
  value: z.object({
    writer: Link.nullable(),
    reader: Link.nullable(),
    code: z.string().nullable(),
  }),
});
