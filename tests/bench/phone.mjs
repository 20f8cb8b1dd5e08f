import { chromium } from 'playwright-core';
import { findChromium, NO_CHROMIUM } from '../../scripts/lib/chromium.mjs';
import { startBoard } from './board-bytes.mjs';
import { kB, ms, quantile } from './lib/markdown.mjs';

const SCREEN = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOW_CPU = 4;
const FAR = { latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
/** 1.6 Mbit/s down, 750 kbit/s up. */
const THIN = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function slow(page, network) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** A phone that was never here, signed in as the one given. */
async function newPhone(browser, { url, cookies = [] }) {
  const context = await browser.newContext({ ...SCREEN, baseURL: url });
  await context.addCookies(cookies);
  return context.newPage();
}

/** What goes over the wire until the page is quiet: requests, bytes, and when the page was painted. */
async function firstLoad(page, address) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const got = { requests: 0, bytes: 0, scripts: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    got.requests += 1;
    got.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') got.scripts += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return { ...got, painted };
}

/** From the tap to the frame with a fresh stroke: the page watches itself, from the event's own time on. */
const watchStroke = (page) =>
  page.evaluate(() => {
    const fresh = () => [...document.querySelectorAll('[aria-label="Slate"] .animate-draw')];
    const before = new Set(fresh());
    window.stroke = new Promise((resolve) => {
      let tapped;
      const onTap = ({ timeStamp }) => {
        tapped = timeStamp;
      };
      document.addEventListener('pointerup', onTap, { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (tapped === undefined || fresh().every((one) => before.has(one))) return;
        observer.disconnect();
        // After the frame in which it is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - tapped);
          port2.postMessage(null);
        });
      });
      const deep = { subtree: true, childList: true, attributes: true };
      observer.observe(document.body, { ...deep, attributeFilter: ['class'] });
    });
  });

async function tapToStroke(page, hands) {
  const times = [];
  for (let hand = 0; hand < hands; hand += 1) {
    await page.getByRole('button', { name: 'Enter hand' }).tap();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').first().tap();
    for (const digit of '60') await page.getByRole('button', { name: digit, exact: true }).tap();
    await form.getByRole('textbox').nth(1).tap();
    for (const digit of '57') await page.getByRole('button', { name: digit, exact: true }).tap();
    await watchStroke(page);
    await page.getByRole('button', { name: 'Write it' }).tap();
    times.push(await page.evaluate(() => window.stroke));
    await form.waitFor({ state: 'hidden' });
    await page.waitForTimeout(700);
  }
  return times;
}

/** Presses the key as soon as it is there, again until the form has opened; ms since the page was asked for. */
async function coldForm(page, address) {
  await page.addInitScript(() => {
    const press = setInterval(() => {
      if (document.querySelector('dialog[open] input')) {
        clearInterval(press);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.opened = performance.now();
          };
          port2.postMessage(null);
        });
        return;
      }
      const keys = [...document.querySelectorAll('button')];
      keys.find(({ textContent }) => textContent === 'Enter hand')?.click();
    }, 50);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.opened !== undefined, null, { timeout: 30_000 });
  return page.evaluate(() => window.opened);
}

/** What a phone loads at first, and how long it takes over a hand. */
export async function phone({ databases, hands = 12, colds = 5 }) {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const server = await databases.serve({ name: 'phone' });
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-quic', '--disable-background-networking'],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const { url } = server;
    const own = await newPhone(browser, { url });
    await startBoard(own, 'Mittlere');
    const board = own.url();
    const cookies = await own.context().cookies();
    const other = async (network) => {
      const page = await newPhone(browser, { url, cookies });
      if (network) await slow(page, network);
      return page;
    };
    const loads = [];
    for (const [what, address] of [
      ['the start page', '/'],
      ['the board', board],
    ]) {
      const { requests, bytes, scripts } = await firstLoad(await other(), address);
      const page = await other(THIN);
      const { painted } = await firstLoad(page, address);
      loads.push([what, requests, kB(bytes), kB(scripts), ms(painted)]);
    }
    const row = (what, times) => [what, ms(quantile(times, 0.5)), ms(Math.max(...times))];
    const opened = [];
    for (let cold = 0; cold < colds; cold += 1) {
      const page = await other(THIN);
      opened.push(await coldForm(page, board));
      await page.context().close();
    }
    await slow(own, FAR);
    await own.waitForLoadState('networkidle');
    const waits = [
      row('the form of a hand open, from the board’s address, nothing kept', opened),
      row('the stroke, from the tap that writes it', await tapToStroke(own, hands)),
    ];
    return [
      {
        title: 'First load on a phone',
        head: ['page', 'requests', 'over the wire', 'of it scripts', 'first paint, slowed'],
        rows: loads,
      },
      { title: 'Waits on a slow phone', head: ['until', 'median', 'worst'], rows: waits },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
