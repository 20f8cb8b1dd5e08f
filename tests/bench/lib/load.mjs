import autocannon from 'autocannon';

/**
 * Asks a server for so many seconds over so many connections. `next` says the request of a
 * connection: a fresh one for each. Answers requests a second, p50 and p99 in ms, and how many
 * answers were not 2xx.
 */
export async function load({ url, connections, seconds, next }) {
  const requests = [{ setupRequest: (request, context) => ({ ...request, ...next(context) }) }];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(next && { requests }),
  });
  const { p50, p99 } = result.latency;
  return {
    perSecond: Math.round(result.requests.average),
    p50,
    p99,
    refused: result.non2xx + result.errors + result.timeouts,
  };
}
