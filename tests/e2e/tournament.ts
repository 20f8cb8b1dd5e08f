/** The words of stories about tournaments. */
import type { Page } from '@playwright/test';
import { button } from './club';
import { expect } from './frame/test';

/** Goes to a place of the tournament by its nav. */
export const place = async (page: Page, name: string): Promise<void> => {
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
};

/** Somebody's line at the door. */
export const entrantRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name });

/** A tournament as its ready set has it, with so many people who are here. */
export async function foundTournament(page: Page, { people }: { people: number }): Promise<string> {
  await page.goto('/tournaments/new');
  await page.getByLabel('Name', { exact: true }).fill('Chlausjass');
  await button(page, 'Found a tournament').click();
  await page.waitForURL(/\/tournaments\/[\w-]{21}$/);
  const address = page.url();
  await place(page, 'Entrants');
  if (people === 0) return address;
  const names = Array.from({ length: people }, (_, at) => `Vreni Muster${at + 1}`);
  await page.getByLabel('One person to a line').fill(names.join('\n'));
  await button(page, `Enter ${people} people`).click();
  for (const name of names) await button(page, `${name}: here`).click();
  return address;
}
