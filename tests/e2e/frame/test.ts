import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

/** For stories in which sheets and strokes move, as for whoever has not asked for less of it: `test.use(MOVING)`. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Faults = {
  /** Console errors and uncaught faults that match are expected in this test. */
  allow(pattern: RegExp): void;
  /** Watches one more context for faults, a second phone, and closes it when the test is over. */
  watch(context: BrowserContext): void;
};

type Fixtures = {
  faults: Faults;
  /** A page of somebody else: another phone with no cookies, at the same size. */
  stranger: Page;
};

/** Waits until nothing moves any more; what is endless, or moves as one scrolls, is not waited for. */
export async function atRest(page: Page) {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}

/** Playwright's test, failed by any console error or uncaught fault that it does not allow. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const others: BrowserContext[] = [];
      const watch = (one: BrowserContext) => {
        one.on('console', (message) => {
          if (message.type() !== 'error') return;
          found.push(`console.error: ${message.text()} (${message.location().url})`);
        });
        one.on('weberror', (fault) => {
          found.push(`uncaught: ${fault.error().stack ?? fault.error().message}`);
        });
      };
      watch(context);
      const watchToo = (one: BrowserContext) => {
        others.push(one);
        watch(one);
      };
      await use({ watch: watchToo, allow: (pattern) => allowed.push(pattern) });
      const unexpected = found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      // Left open, they would go on asking the server while later tests run.
      await Promise.all(others.map((one) => one.close()));
      expect(unexpected, 'faults in the browser').toEqual([]);
    },
    { auto: true },
  ],
  stranger: async ({ browser, faults }, use) => {
    const context = await browser.newContext();
    faults.watch(context);
    await use(await context.newPage());
  },
});

/** Fails with every violation axe finds, each with its rule, help and place. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  // A page that one goes on to brings its title with it, a moment after what it shows.
  await expect(page).toHaveTitle(/./);
  // In the page alone: no page of ours has another one in it, and a second page a look costs as much again.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
  expect(told, 'axe').toEqual([]);
}

/** Waits until nothing moves; with SCREENS=1 writes `test-results/screens/<project>/<name>.png`, to be looked at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await atRest(page);
  if (!process.env.SCREENS) return;
  await page.screenshot({ path: `test-results/screens/${test.info().project.name}/${name}.png` });
}
