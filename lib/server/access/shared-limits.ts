/**
 * Limits that several servers share, counted in PostgreSQL.
 *
 * An exact rule writes every request there. Else no request waits for the database so long as its key
 * asks as people and well-behaved programs do: each server lets the first tenth of a limit through by
 * itself, and from there on takes blocks of a twentieth from what all have together, the first one with
 * the tenth already used. So a key gets what the rule says at one server, and at several no more than a
 * tenth of the limit above it for each further one.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { log } from '../config/log';
import { openDatabase } from '../store';
import { type Limiter, memoryLimiter, type Rule, type Taken } from './limits';

const FREE_SHARE = 10;
const BLOCK_SHARE = 20;
/** Keys beyond these: whoever makes up addresses cannot fill the memory. */
const KEPT = 20_000;

/** What this server has of a key's window. */
type Share = {
  used: number;
  /** So many it may let through without asking. */
  granted: number;
  /** So many of those that all have taken are this server's. */
  own: number;
  /** So many have been taken by others, as far as is known. */
  others: number;
  until: number;
  /** Nothing is left to be taken. */
  isSpent: boolean;
  asking: Promise<void> | null;
};

/** Counts in the database in force, and alone while that does not answer. `now` in ms. */
export function sharedLimiter(now: () => number = () => Date.now()): Limiter {
  const shares = new LRUCache<string, Share>({ max: KEPT });
  const stores = new Map<string, RateLimiterPostgres>();
  const alone = memoryLimiter(now);

  const storeOf = ({ limit, windowMs }: Rule): RateLimiterPostgres => {
    const name = `${limit} ${windowMs}`;
    const known = stores.get(name);
    if (known) return known;
    const store = new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'pool',
      tableName: 'RateLimit',
      tableCreated: true,
      keyPrefix: '',
      points: limit,
      duration: windowMs / 1000,
      // Whoever has used up what there is costs no further question.
      inMemoryBlockOnConsumed: limit + 1,
      // One of them takes away what has run out, for all.
      clearExpiredByTimeout: stores.size === 0,
    });
    stores.set(name, store);
    return store;
  };

  /** Takes so many; how many all have taken by now, and how long the window lasts. */
  const consume = async (key: string, rule: Rule, points: number) => {
    try {
      const { consumedPoints, msBeforeNext } = await storeOf(rule).consume(hashOf(key), points);
      return { consumed: consumedPoints, msBeforeNext };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // Where nothing was left before, the database is not asked and it is not said how many.
      const { consumedPoints, msBeforeNext } = error;
      return { consumed: consumedPoints || rule.limit + points, msBeforeNext };
    }
  };

  async function takeExactly(key: string, rule: Rule): Promise<Taken> {
    const { limit } = rule;
    const { consumed, msBeforeNext } = await consume(key, rule, 1);
    return {
      isAllowed: consumed <= limit,
      limit,
      remaining: Math.max(0, limit - consumed),
      resetSeconds: secondsOf(msBeforeNext),
    };
  }

  /** Takes a block for this server, or what is left of it. */
  async function ask(key: string, rule: Rule, share: Share): Promise<void> {
    const { limit } = rule;
    const free = share.own === 0 ? share.granted : 0;
    const points = Math.ceil(limit / BLOCK_SHARE) + free;
    const { consumed, msBeforeNext } = await consume(key, rule, points);
    const before = consumed - points;
    const got = Math.min(points, Math.max(0, limit - before));
    share.granted += got - free;
    share.own += got;
    share.others = Math.max(0, Math.min(limit, consumed) - share.own);
    share.until = now() + msBeforeNext;
    share.isSpent = got < points;
  }

  function shareOf(key: string, { limit, windowMs }: Rule): Share {
    const at = now();
    const known = shares.get(key);
    if (known && known.until > at) return known;
    const share: Share = {
      used: 0,
      granted: Math.floor(limit / FREE_SHARE),
      own: 0,
      others: 0,
      until: at + windowMs,
      isSpent: false,
      asking: null,
    };
    shares.set(key, share);
    return share;
  }

  async function takeShare(key: string, rule: Rule): Promise<Taken> {
    const { limit } = rule;
    const share = shareOf(key, rule);
    share.used += 1;
    const mine = share.used;
    while (mine > share.granted && !share.isSpent) {
      share.asking ??= ask(key, rule, share).finally(() => {
        share.asking = null;
      });
      await share.asking;
    }
    return {
      isAllowed: mine <= share.granted,
      limit,
      remaining: share.isSpent
        ? Math.max(0, share.granted - mine)
        : Math.max(0, limit - share.others - mine),
      resetSeconds: secondsOf(share.until - now()),
    };
  }

  return {
    async take(key, rule) {
      try {
        return await (rule.isExact ? takeExactly(key, rule) : takeShare(key, rule));
      } catch (error) {
        log.warn({ err: error }, 'limits are counted here alone for now');
        return alone.take(key, rule);
      }
    },
    async forget(key, rule) {
      shares.delete(key);
      await alone.forget(key, rule);
      await storeOf(rule).delete(hashOf(key));
    },
  };
}

const query = (asked: Parameters<NonNullable<ReturnType<typeof openDatabase>['query']>>[0]) => {
  const ask = openDatabase().query;
  if (!ask) throw new Error('Limits are shared on PostgreSQL alone.');
  return ask(asked);
};

/** Keys name addresses and people, which the table need not know. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
