/**
 * The settings of the server, read from the environment and checked once. Not marked
 * `server-only`, because the scripts that run before the server read it too.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

const Address = z.url({
  protocol: /^https?$/,
  error: 'expected an address such as https://jass.example.org',
});
const Text = z.string().optional();
/** Addresses and networks, with commas between them. */
const Networks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every(isNetwork), {
    error:
      'expected addresses or networks with commas between them, such as 10.0.0.0/8,2001:db8::7',
  });

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

const Env = z
  .object({
    DATABASE_URL: z
      .string()
      .regex(
        /^(file:|postgres(ql)?:\/\/)/,
        'expected file: and the path of an SQLite file, or the address of a PostgreSQL database, postgres://…',
      )
      .default('file:./data/schiefer.db'),
    /** How many connections to PostgreSQL this process opens at the most; half of them write. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
    /** How long PostgreSQL may take to connect, for one statement, and for a lock. */
    DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(5000),
    NEXTAUTH_URL: Address.optional(),
    NEXTAUTH_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    /** How often the server makes a backup of an SQLite file; 0 for never. */
    BACKUP_EVERY_HOURS: z.coerce.number().min(0).max(8760).default(24),
    /** How many backups are kept. */
    BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
    /** Where they are kept; `backups` beside the database if left out. */
    BACKUP_FOLDER: Text,
    /** Lets Prometheus read `/api/metrics` with this as its bearer token; without it, nobody may. */
    METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
    /** How long a server that stops says so before it takes no more, for a load balancer to notice. */
    STOP_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
    /** Whose `X-Forwarded-For` is believed; whoever is near if left out (client-address.ts). */
    TRUSTED_PROXIES: Networks.optional(),
    /** `off` lets everybody ask the JSON interface as often as they like. */
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    /** Sign-in links and proofs of addresses are sent where these two are set. */
    EMAIL_SERVER: z
      .url({
        protocol: /^smtps?$/,
        error: 'expected an address such as smtp://user:password@mail.example.org:587',
      })
      .optional(),
    EMAIL_FROM: Text,
    GOOGLE_CLIENT_ID: Text,
    GOOGLE_CLIENT_SECRET: Text,
    GITHUB_CLIENT_ID: Text,
    GITHUB_CLIENT_SECRET: Text,
    /** The address of a GitHub Enterprise server. */
    GITHUB_URL: Address.optional(),
  })
  .superRefine((given, { addIssue }) => {
    const TOGETHER = [
      // A link in a message must not follow whatever host a request names.
      ['EMAIL_SERVER', 'EMAIL_FROM', 'NEXTAUTH_URL'],
      ['EMAIL_FROM', 'EMAIL_SERVER'],
      ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
      ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
      ['GITHUB_CLIENT_SECRET', 'GITHUB_CLIENT_ID'],
    ] as const;
    for (const [set, ...needed] of TOGETHER)
      for (const other of needed)
        if (given[set] !== undefined && given[other] === undefined)
          addIssue({ code: 'custom', path: [other], message: `expected, because ${set} is set` });
    // What a server makes for itself and keeps beside its file, the next one would not know.
    if (isPostgres(given.DATABASE_URL) && given.NEXTAUTH_SECRET === undefined)
      addIssue({
        code: 'custom',
        path: ['NEXTAUTH_SECRET'],
        message:
          'expected with PostgreSQL, the same for every server on it (openssl rand -base64 32)',
      });
  });
/** The settings, with defaults filled in. */
export type Env = z.infer<typeof Env>;

// A server's settings do not change while it runs, and every request asks for them.
let settled: Env | undefined;

/** The settings; throws with a sentence for every one that cannot be used. */
export function env(): Env {
  if (process.env.NODE_ENV !== 'production') return readSettings();
  settled ??= readSettings();
  return settled;
}

function readSettings(): Env {
  // An empty setting counts as none: that is how compose files and shells leave one out.
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  const read = Env.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The settings cannot be used. ${faults.join('; ')}.`);
}

/** Do cookies travel over https only? */
export const isSecure = (): boolean => env().NEXTAUTH_URL?.startsWith('https:') ?? false;

/** Is it the address of a PostgreSQL database? */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** The file that the database address names, absolute; relative ones count from the project. */
export const databaseFile = (url: string): string =>
  path.resolve(/* turbopackIgnore: true */ process.cwd(), url.replace(/^file:(\/\/)?/, ''));

/** The address of the database in force; that of a file is absolute. */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  return isPostgres(DATABASE_URL) ? DATABASE_URL : `file:${databaseFile(DATABASE_URL)}`;
}

/**
 * The secret that sessions are encrypted with: the setting, else, with SQLite, one that is made at the
 * first need and kept beside the file, readable by its owner alone.
 */
export function sessionSecret(): string {
  const { NEXTAUTH_SECRET, DATABASE_URL } = env();
  if (NEXTAUTH_SECRET) return NEXTAUTH_SECRET;
  const folder = path.dirname(databaseFile(DATABASE_URL));
  const file = path.join(/* turbopackIgnore: true */ folder, 'session-secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 16) throw new Error(`${file} holds no secret. Remove it to get a new one.`);
  return secret;
}
