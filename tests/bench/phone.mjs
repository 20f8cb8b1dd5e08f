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

/** Closed at once: a slowed page takes its part of the processor as long as it is there, also at rest. */
async function used(opening, measure) {
  const page = await opening;
  try {
    return await measure(page);
  } finally {
    await page.context().close();
  }
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

/**
 * From the finger's leaving the key to the frame with a fresh stroke on the screen, as the browser's own
 * Event Timing has it (to 8 ms). Where the stroke did not come with the tap itself, or too soon for an
 * entry (16 ms): to the end of the page's work on its frame.
 */
const watchStroke = (page) =>
  page.evaluate(() => {
    const slate = document.querySelector('[aria-label="Slate"]');
    const fresh = () => [...slate.querySelectorAll('.animate-draw')];
    const before = new Set(fresh());
    const SHORTEST_MS = 16;
    const PATIENCE_MS = 500;
    window.stroke = new Promise((resolve) => {
      let lifted;
      let drawn;
      const onLift = ({ timeStamp }) => {
        lifted = timeStamp;
      };
      document.addEventListener('pointerup', onLift, { capture: true, once: true });
      const entries = new PerformanceObserver((list) => {
        for (const { name, startTime, duration, processingEnd } of list.getEntries())
          if (name === 'click' && drawn <= processingEnd + 1)
            resolve(startTime + duration - lifted);
      });
      entries.observe({ type: 'event', durationThreshold: SHORTEST_MS });
      const observer = new MutationObserver(() => {
        if (lifted === undefined || fresh().every((one) => before.has(one))) return;
        observer.disconnect();
        drawn = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const painted = performance.now() - lifted;
            setTimeout(() => {
              entries.disconnect();
              resolve(painted);
            }, PATIENCE_MS);
          };
          port2.postMessage(null);
        });
      });
      const deep = { subtree: true, childList: true, attributes: true };
      observer.observe(slate, { ...deep, attributeFilter: ['class'] });
    });
  });

/** As long as a finger stays on a key. */
const TOUCH_MS = 60;

/** A finger on the key: down, and up again a moment later. */
async function touch(page, session, key) {
  const { x, y, width, height } = await key.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function tapToStroke(page, hands) {
  const session = await page.context().newCDPSession(page);
  const times = [];
  for (let hand = 0; hand < hands; hand += 1) {
    await page.getByRole('button', { name: 'Enter hand' }).tap();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').first().tap();
    for (const digit of '60') await page.getByRole('button', { name: digit, exact: true }).tap();
    await form.getByRole('textbox').nth(1).tap();
    for (const digit of '57') await page.getByRole('button', { name: digit, exact: true }).tap();
    await watchStroke(page);
    await touch(page, session, page.getByRole('button', { name: 'Chalk it up' }));
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
    // What a phone that was never here does not have: the rest only says who it is.
    const cookies = (await own.context().cookies()).filter(({ name }) => name !== 'schiefer-fonts');
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
      const { requests, bytes, scripts } = await used(other(), (page) => firstLoad(page, address));
      const { painted } = await used(other(THIN), (page) => firstLoad(page, address));
      loads.push([what, requests, kB(bytes), kB(scripts), ms(painted)]);
    }
    const row = (what, times) => [what, ms(quantile(times, 0.5)), ms(Math.max(...times))];
    const opened = { far: [], thin: [] };
    for (let cold = 0; cold < colds; cold += 1)
      for (const [line, network] of Object.entries({ far: FAR, thin: THIN })) {
        opened[line].push(await used(other(network), (page) => coldForm(page, board)));
      }
    await slow(own, FAR);
    await own.waitForLoadState('networkidle');
    const waits = [
      row('the form of a hand open, from the board’s address, nothing kept', opened.far),
      row('the same on a line of 1.6 Mbit/s', opened.thin),
      row('the stroke on the screen, from the tap that writes it', await tapToStroke(own, hands)),
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
