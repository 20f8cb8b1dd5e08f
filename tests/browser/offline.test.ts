import { afterEach, expect, test, vi } from 'vitest';
import { bringGames } from '../../lib/browser/bring-games';
import { prepareOffline } from '../../lib/browser/offline';
import { startSending } from '../../lib/browser/sender';
import { registerWorker } from '../../lib/browser/worker';

vi.mock('../../lib/browser/worker');
vi.mock('../../lib/browser/sender');
vi.mock('../../lib/browser/local-store');
vi.mock('../../lib/browser/bring-games');

afterEach(() => vi.useRealTimers());

test('what waits is sent at once; the worker, which installs every file, comes when the page has long stood', async () => {
  vi.useFakeTimers();
  await prepareOffline(true, () => {});
  expect(startSending).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2000);
  expect(registerWorker).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(registerWorker).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(bringGames).toHaveBeenCalledOnce());
});
