import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { quantile } from './markdown.mjs';

/**
 * Asks a server for so many seconds over so many connections. `next` says the next request;
 * `context.answered`, where it sets that, is called with the answer. Answers requests a second, p50 and p99 in ms, and how many
 * answers were not 2xx.
 */
async function load({ url, connections, seconds, next }) {
  let fault;
  const requests = [
    {
      // What is thrown in here nobody would catch.
      setupRequest(request, context) {
        try {
          return { ...request, ...next(context) };
        } catch (error) {
          fault ??= error;
          return request;
        }
      },
      onResponse: (_status, _body, context) => context.answered?.(),
    },
  ];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(next && { requests }),
  });
  if (fault) throw fault;
  // Where nothing was answered in time, nothing is known of how long it takes.
  const { p50, p99 } =
    result.requests.total > 0 ? result.latency : { p50: Number.NaN, p99: Number.NaN };
  return {
    perSecond: Math.round(result.requests.average),
    p50,
    p99,
    refused: result.non2xx + result.errors + result.timeouts,
  };
}

/** Linux counts a process's time on the processors in hundredths of a second. */
const TICK_MS = 10;
/** How long a process was on the processors, in ms; NaN where that is not known. */
function processorMs(pid) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

const LONGEST_REST_MS = 60_000;
const LOOK_EVERY_MS = 200;
/** So much of a look at an idle server is spent on its processors. */
const IDLE = 0.2;

/** Waits until a server has done what was asked of it by those who are gone. */
async function rest(pid) {
  const until = performance.now() + LONGEST_REST_MS;
  let before = processorMs(pid);
  while (performance.now() < until) {
    await wait(LOOK_EVERY_MS);
    const now = processorMs(pid);
    // NaN, where that is not known, is no less than anything: then one look is enough.
    if (!(now - before > IDLE * LOOK_EVERY_MS)) return;
    before = now;
  }
}

const ROUNDS = 3;
/** What is compiled at the first request is not what is measured. */
const WARM_SECONDS = 2;

/**
 * Loads with one thing after the other, in rounds, so that all of them meet the same weather; answers
 * the medians by name. `things`: whom
 * (`url`, `pid`), and how the requests of a run begin (`begin` answers `next`). `each` is what one
 * request costs the server on its processors, in ms, whatever else the machine does.
 *
 * @throws where an answer was not 2xx
 */
export async function loadInTurn(things, { connections, seconds }) {
  const run = { connections, seconds: Math.max(1, seconds / ROUNDS) };
  const found = new Map(Object.keys(things).map((name) => [name, []]));
  for (const { url, pid, begin } of Object.values(things)) {
    await load({ url, next: begin(), connections, seconds: Math.min(WARM_SECONDS, seconds) });
    await rest(pid);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { url, pid, begin }] of Object.entries(things)) {
      const before = processorMs(pid);
      const one = await load({ url, next: begin(), ...run });
      if (one.refused > 0) throw new Error(`${name}: ${one.refused} answers were not 2xx.`);
      await rest(pid);
      const each = (processorMs(pid) - before) / (one.perSecond * run.seconds);
      found.get(name).push({ ...one, each });
    }
  const medianOf = (all, what) =>
    quantile(
      all.map((one) => one[what]),
      0.5,
    );
  return Object.fromEntries(
    [...found].map(([name, all]) => [
      name,
      Object.fromEntries(
        ['perSecond', 'p50', 'p99', 'each'].map((what) => [what, medianOf(all, what)]),
      ),
    ]),
  );
}
