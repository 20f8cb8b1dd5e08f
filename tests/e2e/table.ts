/** The vocabulary of the stories: what people at the table do, and what the slate then shows. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './frame/test';

/** A phone with its browser's bars. */
export const SMALL = { viewport: { width: 390, height: 664 } } as const;

export type Game = {
  variant: string;
  players: readonly string[];
  /** Ready house rules, by their name. */
  preset?: string;
  /** Choices among the house rules, by their words. */
  options?: readonly string[];
  /** What counts that usually does not: "Wies". */
  counting?: readonly string[];
  /** Figures of the house rules, by their label. */
  figures?: Readonly<Record<string, number>>;
  tourney?: string;
  /** Who deals or makes trump first, as the key says it. */
  begins?: string;
  /** What is agreed before the first hand: keys by their words, figures to be typed. */
  agreed?: readonly (string | number)[];
};

/** Figures by cell; `null` is left for the slate to fill in, `'out'` took no part. */
export type Figures = readonly (number | null | 'out')[];
/** Whatever stands behind a key of the sheet, by the words on the key. */
type Behind<Answer> = Readonly<Record<string, Answer>>;

/** What can be answered of a hand, by kind of question. */
type Answers = {
  /** Its key: "clubs, times 2"; where a card was turned up, with those that make it so. */
  trump: string;
  points: Figures;
  /** Several lists where there are several things to count, by what they are of. */
  counts: Figures | Behind<Figures>;
  strokes: Figures;
  /** A side or seat by name, where it is asked for; or behind a key. */
  side: string | Behind<string>;
  /** What each says who is asked. */
  seats: Behind<string> | string;
  melds: Behind<Behind<readonly string[]>>;
  /** Calls round the table, or what they came to, and what follows. */
  bid: { calls: readonly Call[] } | Bid;
  row: readonly [side: string, row: string];
  order: readonly string[];
  /** Keys that say yes. */
  yesNo: readonly string[];
};
/** A hand, answered in the order in which it is given. */
export type Hand = { readonly [Kind in keyof Answers]?: Answers[Kind] };
export type Call = 'Pass' | 'Bookel' | readonly [points: string, trump: string];
type Bid = { side: string; points: string; trump: string; doubled?: boolean };

export const FOUR = ['Anna', 'Beat', 'Carla', 'Dora'];
export const THREE = ['Anna', 'Beat', 'Carla'];

export const tap = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const sheet = (page: Page): Locator => page.getByRole('dialog');
export const inSheet = (page: Page, name: string): Locator =>
  sheet(page).getByRole('button', { name, exact: true });
/** The cells of the sheet, in their order. */
export const cells = (page: Page): Locator => sheet(page).getByRole('textbox');

/** Opens the house rules one by one, and each of them. */
export async function ruleByRule(page: Page): Promise<void> {
  await page.getByText('Rule by rule').click();
  for (const rule of await page.locator('[data-rule] > summary').all()) await rule.click();
}

/** Fills in the form of a new game that is open. */
export async function setUp(page: Page, game: Game): Promise<void> {
  const { variant, players, preset, tourney, begins } = game;
  const { options = [], counting = [], figures = {} } = game;
  // Its key also says how it is played.
  const named = page.getByText(variant, { exact: true });
  const key = page.locator('label', { has: named }).getByRole('radio');
  // A phone shows the first few until it is asked for all.
  const all = page.getByRole('button', { name: /^All \d+ games$/ });
  if (await all.isVisible()) await all.click();
  await key.check({ force: true });
  await expect(page.getByRole('link', { name: `${variant}: the rules` })).toBeVisible();
  const size = page.getByRole('radio', { name: `${players.length} players`, exact: true });
  if (await size.isVisible()) await size.check({ force: true });
  for (const [seat, name] of players.entries())
    await page.getByLabel(`Name of player ${seat + 1}`, { exact: true }).fill(name);
  for (const name of [tourney, begins])
    if (name) await page.getByRole('radio', { name, exact: true }).check({ force: true });
  if (preset) await tap(page, preset);
  if (options.length + counting.length + Object.keys(figures).length > 0) await ruleByRule(page);
  for (const option of options) await page.getByText(option, { exact: true }).click();
  for (const label of counting)
    await page.getByRole('group', { name: label }).getByText('count', { exact: true }).click();
  for (const [label, figure] of Object.entries(figures)) {
    const field = page.getByRole('group', { name: label, exact: true });
    const open = field.getByRole('checkbox');
    if ((await open.count()) > 0) await open.uncheck();
    await field.getByRole('textbox').fill(String(figure));
  }
}

type OwnRow = { factor: number; inverted?: true } & ({ name: string } | { contract: string });

/** Puts other rows in the place of those that a table of rows has; the house rules lie open. */
export async function ownRows(page: Page, rows: readonly OwnRow[]): Promise<void> {
  const list = page.getByRole('group', { name: 'Rows', exact: true }).getByRole('listitem');
  const key = (row: Locator) => row.getByRole('button', { name: /×\d+$/ });
  for (let left = await list.count(); left > rows.length; left -= 1) {
    await key(list.last()).click();
    await tap(page, 'Remove this row');
    await expect(list).toHaveCount(left - 1);
  }
  for (const [at, row] of rows.entries()) {
    await key(list.nth(at)).click();
    const what = 'contract' in row ? row.contract : 'A name of your own';
    await page.getByLabel('What is played').selectOption(what);
    if ('name' in row)
      await page.getByRole('textbox', { name: 'A name of your own' }).fill(row.name);
    await page.getByRole('textbox', { name: 'Factor' }).fill(String(row.factor));
    if (row.inverted) await page.getByLabel('The points of the others count').check();
  }
}

/** Starts the game that was set up; what is agreed before the first hand comes first. */
export async function begin(page: Page, agreed: Game['agreed'] = []): Promise<void> {
  const before = page.url();
  await tap(page, 'Start');
  if (agreed.length > 0) await agree(page, agreed);
  await page.waitForURL((url) => /\/games\/[\w-]{21}$/.test(url.pathname) && url.href !== before);
}

/** Says what is agreed before the first hand. */
export async function agree(page: Page, agreed: NonNullable<Game['agreed']>): Promise<void> {
  for (const answer of agreed)
    if (typeof answer === 'string') await inSheet(page, answer).click();
    else await tapDigits(page, answer);
  await inSheet(page, 'Begin').click();
}

export async function startGame(page: Page, game: Game): Promise<void> {
  await page.goto('/games/new');
  await startHere(page, game);
}

/** Starts a game on the form that is open. */
export async function startHere(page: Page, game: Game): Promise<void> {
  await setUp(page, game);
  await begin(page, game.agreed);
}

/** A page that was just opened may not hear the first tap: it is tapped again, as a thumb would. */
export const openEntry = (
  page: Page,
  key: string | RegExp = /^(Enter hand|Go on with the hand)$/,
): Promise<void> =>
  expect(async () => {
    const open = page.getByRole('button', { name: key, exact: true });
    if (!(await sheet(page).isVisible())) await open.click({ timeout: 5000 });
    await expect(sheet(page)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 45_000 });

export async function tapDigits(page: Page, figure: number): Promise<void> {
  for (const digit of String(Math.abs(figure))) await inSheet(page, digit).click();
  if (figure < 0) await inSheet(page, 'Plus or minus').click();
}

/** Taps the figures on the big keys, as a thumb would: what stood in a cell gives way. */
export async function typePoints(page: Page, figures: Figures): Promise<void> {
  for (const [cell, own] of figures.entries()) {
    if (own === null) continue;
    await cells(page).nth(cell).click();
    if (own === 'out') await inSheet(page, 'Sits out').click();
    else await tapDigits(page, own);
  }
}

/** One key for each figure. */
async function tapStrokes(page: Page, figures: Figures): Promise<void> {
  for (const [cell, own] of figures.entries()) {
    if (own === null) continue;
    await cells(page).nth(cell).click();
    await inSheet(page, own === 'out' ? 'Sits out' : String(own).replace('-', '−')).click();
  }
}

/** Opens what stands behind a key, and answers it. */
async function behind<Answer>(
  page: Page,
  answers: Behind<Answer>,
  give: (answer: Answer) => Promise<void>,
): Promise<void> {
  for (const [key, answer] of Object.entries(answers)) {
    await inSheet(page, key).click();
    await give(answer);
  }
}

/** Calls in turn, as each at the table says it. */
export async function callAll(page: Page, calls: readonly Call[]): Promise<void> {
  for (const call of calls) {
    if (typeof call === 'string') {
      await inSheet(page, call).click();
      continue;
    }
    const [points, trump] = call;
    await inSheet(page, points).click();
    await inSheet(page, trump).click();
    await inSheet(page, `Bid ${points} in ${trump}`).click();
  }
}

const ANSWERS: {
  readonly [Kind in keyof Answers]: (page: Page, answer: Answers[Kind]) => Promise<void>;
} = {
  trump: (page, answer) => inSheet(page, answer).click(),
  points: typePoints,
  counts: (page, answer) =>
    Array.isArray(answer)
      ? typePoints(page, answer)
      : behind(page, answer as Behind<Figures>, (figures) => typePoints(page, figures)),
  strokes: tapStrokes,
  side: (page, answer) =>
    typeof answer === 'string'
      ? inSheet(page, answer).click()
      : behind(page, answer, (name) => inSheet(page, name).click()),
  seats: async (page, answer) => {
    if (typeof answer === 'string') return inSheet(page, answer).click();
    for (const [name, word] of Object.entries(answer))
      await sheet(page)
        .getByRole('group', { name: new RegExp(name) })
        .getByRole('button', { name: word, exact: true })
        .click();
  },
  melds: (page, answer) =>
    behind(page, answer, async (shown) => {
      await behind(page, shown, async (melds) => {
        for (const meld of melds) await inSheet(page, meld).click();
      });
      await inSheet(page, 'Done').click();
    }),
  bid: async (page, answer) => {
    if ('calls' in answer) return callAll(page, answer.calls);
    await inSheet(page, 'Only the final bid').click();
    for (const key of [answer.side, answer.points, answer.trump]) await inSheet(page, key).click();
    if (answer.doubled) await inSheet(page, 'Doubled (Bookel)').click();
    await inSheet(page, 'Enter points').click();
  },
  row: async (page, [side, row]) => {
    await inSheet(page, side).click();
    await inSheet(page, row).click();
  },
  order: async (page, names) => {
    // The key goes on to say which place it is.
    for (const name of names)
      await sheet(page)
        .getByRole('button', { name: new RegExp(`^${name}\\b`) })
        .click();
  },
  yesNo: async (page, keys) => {
    for (const key of keys) await inSheet(page, key).click();
  },
};

/** Answers what the sheet that is open asks, in the order in which it is given. */
export async function answer(page: Page, hand: Hand): Promise<void> {
  const give = async <Kind extends keyof Answers>(kind: Kind) => {
    const given: Hand[Kind] = hand[kind];
    if (given !== undefined) await ANSWERS[kind](page, given);
  };
  // The keys of a hand are those of the table above.
  for (const kind of Object.keys(hand) as (keyof Answers)[]) await give(kind);
}

export async function write(page: Page, key = 'Chalk it up'): Promise<void> {
  await inSheet(page, key).click();
  await expect(sheet(page)).toBeHidden();
}

/** A whole hand, from the big key on the board to the key that writes. */
export async function enterHand(page: Page, hand: Hand, key?: string): Promise<void> {
  await openEntry(page, key);
  await answer(page, hand);
  await write(page);
}

/** Finishes the game whose menu is open, before its rules would end it. */
export async function finishGame(page: Page): Promise<void> {
  await inSheet(page, 'Finish the game now').click();
  await sheet(page)
    .getByRole('button', { name: /^Finish after/ })
    .click();
}

/** A side declares between two hands. */
export async function declare(page: Page, side: string): Promise<void> {
  await tap(page, `${side}: declare`);
  await inSheet(page, 'Between two hands').click();
}

/** What the slate says of each side, in words: "Anna: 2 sticks, 0 potatoes, net +2". */
export async function expectSlate(page: Page, rows: readonly string[]): Promise<void> {
  await expect(page.getByRole('list', { name: 'Slate' }).getByRole('listitem')).toContainText(
    rows.slice(),
  );
}

/** The slate of a table of rows, and its cells. */
export const rowSlate = (page: Page) => page.getByRole('table', { name: 'Slate' });
export const freeCell = (page: Page, side: string, row: string) =>
  rowSlate(page).getByRole('button', { name: new RegExp(`^${side}, ${row} ×\\d+: chalk it up`) });
export const writtenCell = (page: Page, side: string, row: string) =>
  rowSlate(page).getByRole('button', { name: new RegExp(`^${side}, ${row} ×\\d+: .*, makes`) });

/** Taps a free cell and writes it; of rows of the same name the first that is free. */
export async function writeCell(page: Page, side: string, row: string, hand: Hand): Promise<void> {
  await freeCell(page, side, row).first().click();
  await answer(page, hand);
  await write(page);
}

/** What stands below every column: the sum, and where it is given what can still be reached. */
export const expectSums = (page: Page, sums: readonly string[], notes?: readonly string[]) =>
  expect(rowSlate(page).getByRole('row', { name: /^Sum/ }).getByRole('cell')).toHaveText(
    sums.map((sum, side) => (notes ? `${sum}${notes[side]}` : new RegExp(`^${sum}(?![\\d,])`))),
  );

/** What is said that each side needs, in the sheet that is open. */
export const expectNeeded = (page: Page, sentences: readonly (string | RegExp)[]) =>
  expect(sheet(page).getByRole('listitem').locator('div')).toHaveText(sentences.slice());

/** Opens a hand of the list and takes one of its actions. */
export async function openHand(page: Page, hand: number, action?: string): Promise<void> {
  await page.getByRole('button', { name: `Hand ${hand}:` }).click();
  if (action) await page.getByRole('button', { name: action, exact: true }).click();
}

/** Waits until everything that was entered has reached the server. */
export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('status').first()).toHaveText('');
  await expect.poll(() => waiting(page)).toBe(0);
}

/** How many things wait on the phone: in its database, and written down on the way there. */
export const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const written = Object.keys(localStorage).filter((key) => key.startsWith('schiefer/out/'));
    const there = (await indexedDB.databases()).some(({ name }) => name === 'schiefer');
    if (!there) return written.length;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('schiefer');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const count = await new Promise<number>((resolve, reject) => {
      const request = db.transaction('outbox').objectStore('outbox').count();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return written.length + count;
  });
