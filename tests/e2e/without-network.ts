/** What people do with a phone whose network comes and goes, and a server that does too. */
import type { BrowserContext, Page } from '@playwright/test';
import { nextBuild } from './frame/deployment.mjs';
import { serveBuilt } from './frame/server.mjs';
import { test as base, expect } from './frame/test';

type Server = Awaited<ReturnType<typeof serveBuilt>>;
type Fixtures = {
  /** A server of this story's own, that can be killed and brought back. */
  server: Server;
  /** Puts another build in its place. */
  deploy: (options: { id: string; generation?: number }) => Promise<void>;
};

/** Each story its port, beside the one that all others use. */
const OFFSET = 40;

export const test = base.extend<Fixtures>({
  // Here and not by `test.use`, which counts for the first file alone that loads this one.
  serviceWorkers: 'allow',
  server: async ({ baseURL }, use, info) => {
    const port = Number(new URL(baseURL ?? '').port) + OFFSET + 2 * info.parallelIndex;
    const server = await serveBuilt({ port, name: `offline-${info.parallelIndex}` });
    await use(server);
    await server.stop();
  },
  deploy: async ({ server }, use) => {
    const builds: { remove: () => void }[] = [];
    await use(async (options) => {
      const build = await nextBuild(options);
      builds.push(build);
      await server.kill();
      await server.restart({ base: build.base });
    });
    for (const { remove } of builds) remove();
  },
});

/** A fault of the browser that only says that there is no network. */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_FAILED|ERR_EMPTY_RESPONSE|Failed to fetch|Failed to load resource|NetworkError|RSC payload/;

/** Visits the product until it works without network. */
export async function getReady(page: Page, url: string): Promise<void> {
  // Where a file of the shell did not arrive, the worker is installed at the next visit.
  await expect(async () => {
    await page.goto(url);
    expect(await page.evaluate(workerWithin, 30_000)).toBe('active');
  }).toPass();
  await expect.poll(() => page.evaluate(keptPages), { timeout: 60_000 }).toContain('/rules');
}

/** How far the worker is after so many ms at most. */
const workerWithin = async (waitMs: number): Promise<string> => {
  const ready = navigator.serviceWorker.ready.then(() => 'active');
  const late = new Promise<string>((resolve) => {
    setTimeout(async () => {
      const here = await navigator.serviceWorker.getRegistration('/');
      const worker = here?.installing ?? here?.waiting ?? here?.active;
      const names = await caches.keys();
      const kept = names.map(async (name) => {
        const { length } = await (await caches.open(name)).keys();
        return `${length} in ${name}`;
      });
      resolve([worker?.state ?? 'no worker', ...(await Promise.all(kept))].join(', '));
    }, waitMs);
  });
  return Promise.race([ready, late]);
};

const keptPages = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('schiefer-pages-'));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
};

/** The network of the phone is gone, and the server too. */
export async function goOffline(context: BrowserContext, server: Server): Promise<void> {
  await context.setOffline(true);
  await server.kill();
}

export async function goOnline(
  context: BrowserContext,
  server: Server,
  build?: { base: string },
): Promise<void> {
  await server.restart(build);
  await context.setOffline(false);
}
