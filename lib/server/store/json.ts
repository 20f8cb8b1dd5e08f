import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { openDatabase } from './db';

/** For a JSON column. The cast: Prisma's type wants an index signature that ours lack. */
export const json = (value: object): Prisma.InputJsonObject => value as Prisma.InputJsonObject;

/** For a JSON column in a statement written by hand; null is the column's NULL. */
export function jsonSql(value: object | null): Prisma.Sql {
  const text = value === null ? null : JSON.stringify(value);
  return Prisma.sql`CAST(${text} AS ${Prisma.raw(openDatabase().jsonType)})`;
}
