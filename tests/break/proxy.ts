/** A bad network between the server and its database. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * `open`: all goes through. `cutting`: some connections are cut at the COMMIT, before it arrives or
 * before its answer comes back. `slow`: everything takes a while. `silent`: nothing goes through, and
 * nobody is told. `shut`: connections are cut, new ones refused.
 */
export type Weather = 'open' | 'cutting' | 'slow' | 'silent' | 'shut';

const SLOW_MS = 40;
const COMMIT = Buffer.from('COMMIT');

/** Goes between; `weather` says how bad it is from then on. */
export async function makeProxy(target: URL) {
  let weather: Weather = 'open';
  let cuts = 0;
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    if (weather === 'shut') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const cut = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', cut).on('close', cut).setNoDelay(true);
    // In the order in which it came, whatever each waits for.
    const pass = (from: Socket, to: Socket, onData: (data: Buffer) => Promise<void> | void) => {
      let before = Promise.resolve();
      from.on('data', (data: Buffer) => {
        before = before.then(async () => {
          await onData(data);
          if (!to.destroyed && weather !== 'silent') to.write(data);
        });
      });
    };
    const wait = () =>
      weather === 'slow' ? new Promise<void>((resolve) => setTimeout(resolve, SLOW_MS)) : undefined;
    pass(upstream, client, wait);
    pass(client, upstream, (data) => {
      if (weather !== 'cutting' || !data.includes(COMMIT) || Math.random() > 0.3) return wait();
      cuts += 1;
      if (Math.random() < 0.3) {
        cut();
        return;
      }
      // Sent on to its end, so that it is committed; whoever asked never hears of it.
      client.destroy();
      upstream.end(data);
      return;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a path
  const url = (database: string) =>
    Object.assign(new URL(target), { port: String(port), pathname: `/${database}` }).href;
  const cutAll = () => {
    for (const pair of [...pairs]) for (const socket of pair) socket.destroy();
  };
  return {
    url,
    set(next: Weather) {
      // What was kept back is lost for good.
      if (weather === 'silent' || next === 'shut') cutAll();
      weather = next;
    },
    /** How many connections were cut at a COMMIT. */
    cuts: () => cuts,
    async close() {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
