import 'server-only';
import type { Prisma } from '../../generated/prisma/client';

/** For a JSON column. The cast: Prisma's type wants an index signature that ours lack. */
export const json = (value: object): Prisma.InputJsonObject => value as Prisma.InputJsonObject;
