/** Two desks whose network is gone for a while, and one of them closed meanwhile: nothing is lost. */
import { button } from './club';
import { expect } from './frame/test';
import { openHall } from './hall';
import { getReady, goOffline, goOnline, NO_NETWORK, test } from './without-network';

test('three slips at each of two desks without network, the page closed and opened in between', async ({
  browser,
  page,
  context,
  server,
  faults,
}) => {
  faults.allow(NO_NETWORK);
  const hall = await openHall(page, { people: 24, base: server.url });
  const other = await browser.newContext({ serviceWorkers: 'allow' });
  faults.watch(other);
  const second = await other.newPage();
  const desks = [
    { at: page, name: 'A', address: `${hall.address}/desk` },
    { at: second, name: 'B', address: await hall.link('desk') },
  ];
  for (const { at, name, address } of desks) {
    await getReady(at, server.url);
    await at.goto(address);
    await button(at, name).click();
    await expect(at.getByRole('textbox', { name: 'Table', exact: true })).toBeFocused();
  }
  await other.setOffline(true);
  await goOffline(context, server);
  const type = async (at: typeof page, tables: readonly number[]) => {
    for (const table of tables) {
      for (const figure of [table, 1000 + table, 884 - table]) {
        await at.keyboard.type(`${figure}`);
        await at.keyboard.press('Enter');
      }
      await expect(at.getByText(`Table ${table}: 1,00${table} : ${884 - table}`)).toBeVisible();
    }
  };
  await type(page, [1, 2, 3]);
  await type(second, [3, 4]);
  await expect(page.getByText('3 changes are kept here and not sent yet.')).toBeVisible();

  const address = second.url();
  await second.close();
  const again = await other.newPage();
  await again.goto(address);
  await expect(again.getByRole('link', { name: 'Table 4: typed once' })).toBeVisible();
  await expect(again.getByText('2 changes are kept here and not sent yet.')).toBeVisible();
  await type(again, [5]);

  await goOnline(context, server);
  await other.setOffline(false);
  for (const at of [page, again]) {
    await expect(at.getByText('not sent yet')).toHaveCount(0);
    for (const table of [1, 2, 4, 5])
      await expect(at.getByRole('link', { name: `Table ${table}: typed once` })).toBeVisible();
    await expect(at.getByRole('link', { name: 'Table 3: checked' })).toBeVisible();
  }
});
