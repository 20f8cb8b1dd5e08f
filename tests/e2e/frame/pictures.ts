/** Pictures of pages, compared in small: what moved is seen, the edge of a letter is not. */
import { expect, type Page, test } from '@playwright/test';
import { atRest } from './test';

/** A phone with its browser's bars, a tablet, a desktop. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'] as const;
/** One pixel of a picture kept stands for so many on a side. */
const SCALE = 8;
/** A colour that differs by more (0 to 1, as pixelmatch has it) is another one. */
const THRESHOLD = 0.1;
/** A key that moved by ten pixels differs in some hundred, on all pictures of a sheet together. */
const MOST_PIXELS = 50;
/** What is another one each time, and what blinks. */
const STYLE =
  'time, [data-changing] { visibility: hidden !important } * { caret-color: transparent !important }';

/** Waits until fonts are there and nothing moves; what would move for ever is still. */
async function still(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) one.cancel();
  });
  await atRest(page);
}

/** All of them on one sheet, each as large as it is by `SCALE`; a PNG. */
const onOneSheet = (page: Page, shots: readonly string[]) =>
  page.evaluate(
    async ({ pictures, scale }) => {
      const images = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          return { image, width: image.width / scale, height: image.height / scale };
        }),
      );
      const canvas = document.createElement('canvas');
      canvas.width = images.reduce((sum, { width }) => sum + Math.ceil(width), 0);
      canvas.height = Math.ceil(Math.max(...images.map(({ height }) => height)));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      context.imageSmoothingQuality = 'high';
      let left = 0;
      for (const { image, width, height } of images) {
        context.drawImage(image, left, 0, width, height);
        left += Math.ceil(width);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { pictures: shots, scale: SCALE },
  );

/**
 * Compares the page at every size in both themes with `pictures/<name>.png`, a sheet of them all; `drawing`
 * is a page of its own to draw on. `npx playwright test … --update-snapshots` writes it anew.
 */
export async function expectLooks(page: Page, drawing: Page, name: string): Promise<void> {
  const shots: string[] = [];
  const style = await page.addStyleTag({ content: STYLE });
  const devtools = await page.context().newCDPSession(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await still(page);
      // Packed quickly rather than small, which is most of the work of a picture and not Playwright's to choose.
      const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true });
      shots.push(data);
    }
  }
  await devtools.detach();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  const sheet = Buffer.from(await onOneSheet(drawing, shots), 'base64');
  await test.info().attach(name, { body: sheet, contentType: 'image/png' });
  expect
    .soft(sheet, name)
    .toMatchSnapshot(`${name}.png`, { threshold: THRESHOLD, maxDiffPixels: MOST_PIXELS });
}
