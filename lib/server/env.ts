/**
 * The settings of the server, read from the environment and checked once. Not marked
 * `server-only`, because the scripts that run before the server read it too.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Env = z.object({
  DATABASE_URL: z
    .string()
    .startsWith('file:', 'expected file: and the path of an SQLite file')
    .default('file:./data/schiefer.db'),
  NEXTAUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXTAUTH_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
/** The settings, with defaults filled in. */
export type Env = z.infer<typeof Env>;

/** Reads the settings; throws with a sentence for every one that cannot be used. */
export function env(): Env {
  // An empty setting counts as none: that is how compose files and shells leave one out.
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  const read = Env.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The settings cannot be used. ${faults.join('; ')}.`);
}

/** The file that the database address names, absolute; relative ones count from the project. */
export const databaseFile = (url: string): string =>
  path.resolve(/* turbopackIgnore: true */ process.cwd(), url.replace(/^file:(\/\/)?/, ''));

/** The address of the database in force, with its file absolute. */
export const databaseUrl = (): string => `file:${databaseFile(env().DATABASE_URL)}`;

/**
 * The secret that sessions are encrypted with: the setting, else one that is made at the first
 * need and kept beside the database, readable by its owner alone.
 */
export function sessionSecret(): string {
  const { NEXTAUTH_SECRET, DATABASE_URL } = env();
  if (NEXTAUTH_SECRET) return NEXTAUTH_SECRET;
  const folder = path.dirname(databaseFile(DATABASE_URL));
  const file = path.join(/* turbopackIgnore: true */ folder, 'session-secret');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 16) throw new Error(`${file} holds no secret. Remove it to get a new one.`);
  return secret;
}
