import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 39217);
const url = `http://127.0.0.1:${port}`;

/** The browser that is there, so that nothing is downloaded; without one, Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(existsSync);

const DESKTOP = '**/*.desktop.spec.ts';

/** A page of the browser's own for each window, to suggest addresses: in a process that costs as much as a page of ours. */
const OFF = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
/** Switched off by Playwright, in whose place a second list comes; those of Edge are left out. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // The same wherever they are taken: fonts are the product's own.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One more than most machines have processors: a story waits, for a pause or an animation, a quarter of its time.
  workers: 3,
  // Twice more where the machine was too slow for a story; the run tells at its end which it was and why.
  retries: 2,
  forbidOnly: true,
  // A slow machine is no fault of the product.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    // What cannot be tapped by then never will be.
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    // Every picture of a movement is drawn by the processor: the stories told with `MOVING` are about it.
    contextOptions: { reducedMotion: 'reduce' },
    // Only the stories without network let it in: it would load the whole product for each page.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Of the second try alone: to record every story takes nearly as much of the processor as to tell it.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium’s sandbox does not work for root, and only then it is left out.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        // Letters as they are without a screen's settings: else those of the headless shell have other edges.
        '--font-render-hinting=none',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF].join()}`,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: DESKTOP,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      testMatch: DESKTOP,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node frame/serve.mjs ${port}`,
    url,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    stdout: 'pipe',
  },
});
