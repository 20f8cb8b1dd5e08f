/** A row of either database as one text, so that both can be compared and one written to the other. */
import 'server-only';
import { createHash } from 'node:crypto';

/** A column and its type as PostgreSQL names it. */
export type Column = { readonly column: string; readonly type: string };
/** A row as a driver gives it: by SQLite as it is kept, by PostgreSQL as it is written. */
export type Row = Readonly<Record<string, unknown>>;

/** A value in a form of its own that both databases come to; null for none. */
export function plain(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'boolean':
      return String(value === 1 || value === 't');
    case 'integer':
    case 'bigint':
    case 'double precision':
      return String(Number(value));
    case 'timestamp without time zone':
      return momentOf(value).toISOString();
    case 'json':
      return JSON.stringify(JSON.parse(String(value)));
    case 'text':
      // The one character that PostgreSQL keeps in no text; see `postgres-connection.ts`.
      return String(value).replaceAll('\0', '\ufffd');
    default:
      throw new Error(`No way is known to move a column of the type ${type}.`);
  }
}

/** SQLite keeps milliseconds; PostgreSQL writes the day and the time, UTC. */
const momentOf = (value: unknown): Date =>
  typeof value === 'number' ? new Date(value) : new Date(`${String(value).replace(' ', 'T')}Z`);

/** The same for two rows in which every value is the same. */
export function hashOf(row: Row, columns: readonly Column[]): string {
  const values = columns.map(({ column, type }) => plain(row[column], type));
  return createHash('sha256').update(JSON.stringify(values)).digest('base64');
}
