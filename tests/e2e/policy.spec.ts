/** What the browser refuses on our pages: nothing of ours, and all that comes in from elsewhere. */
import type { Page } from '@playwright/test';
import { NO_PAGE } from '../../lib/answer-headers.mjs';
import { pages } from '../helpers/routes';
import { expect, test } from './frame/test';
import { startGame } from './table';

/** Pages that any visitor can open as they are. */
const PLAIN = pages()
  .map(({ address }) => address)
  .filter((address) => !address.includes('['));

/** Gathers what a page's policy stops, from the first script on. */
async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) =>
      stopped.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () =>
    page.evaluate(() => (window as unknown as { readonly stopped: readonly string[] }).stopped);
}

/** Opens a page as a document and sees that it came with a policy and lives under it. */
async function expectUnderPolicy(page: Page, address: string): Promise<string> {
  const answer = await page.goto(address);
  await page.waitForLoadState('networkidle');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const nonce = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)?.[1] ?? '';
  expect(nonce, `${address}: ${policy}`).toMatch(/^[\w+/]{22}==$/);
  expect(policy.replace(/style-src-attr [^;]+/, '')).not.toContain('unsafe');
  const scripts = (await answer?.text())?.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length, address).toBeGreaterThan(0);
  for (const script of scripts) expect(script, address).toContain(`nonce="${nonce}"`);
  return nonce;
}

test('every page lives under its policy, and each has a nonce of its own', async ({
  page,
  faults,
}) => {
  // The last page is none.
  faults.allow(/404 \(Not Found\)/);
  const stopped = await watchPolicy(page);
  const nonces: string[] = [];
  expect(PLAIN).toContain('/games/new');
  for (const address of [...PLAIN, ...PLAIN.slice(0, 1), '/rules/schieber', '/nothing/here']) {
    nonces.push(await expectUnderPolicy(page, address));
    expect(await stopped(), address).toEqual([]);
  }
  expect(new Set(nonces).size).toBe(nonces.length);
});

/** The same for the board’s page: each script in it is named by its hash. */
async function expectUnderHashes(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  await page.waitForLoadState('networkidle');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy, address).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/);
  expect(policy.replace(/style-src-attr [^;]+/, '')).not.toContain('unsafe');
  expect(policy).not.toContain('nonce');
}

test('a board and its pages live under theirs, on the way there too', async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/');
  await startGame(page, { variant: 'Mittlere', players: ['Anna', 'Beat', 'Carla'] });
  const board = new URL(page.url()).pathname;
  await expectUnderHashes(page, board);
  expect(await stopped(), board).toEqual([]);
  for (const address of [`${board}/record`, `${board}/changes`, `${board}/big`]) {
    await expectUnderPolicy(page, address);
    expect(await stopped(), address).toEqual([]);
  }
  await page.goto('/games');
  await page.locator(`a[href^="${board}"]`).first().click();
  await page.waitForURL(/\/games\/[\w-]{21}/);
  await page.waitForLoadState('networkidle');
  expect(await stopped(), 'by the router').toEqual([]);
});

test('script and style that got into a page do nothing', async ({ page, faults }) => {
  faults.allow(/Content Security Policy|404 \(Not Found\)/);
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.got = "from elsewhere"' }),
  );
  const stopped = await watchPolicy(page);
  await page.goto('/');
  await page.evaluate(() => {
    const put = (html: string) => {
      const place = document.createElement('div');
      place.innerHTML = html;
      document.body.append(place);
    };
    put('<img src="/none" onerror="window.got = \'an attribute\'">');
    put('<a id="lure" href="javascript:window.got = \'a link\'">x</a>');
    put('<style>body { display: none }</style>');
    put('<form id="form" action="https://elsewhere.example/take"><input name="a"></form>');
    put('<base href="https://elsewhere.example/">');
    document.getElementById('lure')?.click();
    const form = document.getElementById('form');
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
  // Written into the page itself, as what a name could smuggle in would be.
  const asked = page.waitForResponse('**/games');
  await page.route('**/games', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '<body>',
      '<body><script>window.got = "inline"</script><script src="https://elsewhere.example/x.js"></script>',
    );
    await route.fulfill({ response: answer, body });
  });
  const got = () => page.evaluate(() => (window as unknown as { readonly got?: string }).got);
  await expect.poll(async () => (await stopped()).length).toBeGreaterThanOrEqual(5);
  const kinds = new Set((await stopped()).map((one) => one.split(' ')[0]));
  expect([...kinds].sort()).toEqual([
    'base-uri',
    'form-action',
    'script-src-attr',
    'script-src-elem',
    'style-src-elem',
  ]);
  expect(await got()).toBeUndefined();
  await page.goto('/games');
  await asked;
  await expect.poll(async () => (await stopped()).length).toBeGreaterThanOrEqual(2);
  expect(await got()).toBeUndefined();
});

test('a hand is answered without Next, under the policy of all that is no page', async ({
  request,
}) => {
  const address = `/api/v1/games/${'a'.repeat(21)}/changes`;
  const change = { kind: 'finish', id: 'b'.repeat(21) };
  const sent = await request.post(address, { data: { change } });
  const nothing = await request.get('/api/v1/nothing');
  expect([sent.status(), nothing.status()]).toEqual([404, 404]);
  const told = (answer: typeof sent) =>
    Object.keys(NO_PAGE).map((name) => answer.headers()[name.toLowerCase()]);
  expect(told(sent)).toEqual(Object.values(NO_PAGE));
  expect(told(nothing)).toEqual(Object.values(NO_PAGE));
  // Next’s own answers come in chunks.
  expect(sent.headers()['content-length']).toMatch(/^\d+$/);
  expect(nothing.headers()['content-length']).toBeUndefined();
});
