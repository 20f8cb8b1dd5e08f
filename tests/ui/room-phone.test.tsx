/** What somebody without a table reads on their phone in a room. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RoomForPhone } from '../../app/e/[token]/room';
import { InWords } from '../helpers/in-words';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('../../lib/browser/changes-live', () => ({ useEveningLive: () => undefined }));
vi.mock('../../app/e/[token]/actions', () => ({
  goToTable: async () => undefined,
  pickName: async () => undefined,
  saySelf: async () => undefined,
}));

const read = (status: 'present' | 'coming', rounds: number) =>
  renderToStaticMarkup(
    <InWords language="en">
      <RoomForPhone
        token="t"
        eveningId="e"
        roster={[]}
        isOver={false}
        me={{
          name: 'Anna',
          status,
          plays: false,
          places: Array.from({ length: rounds }, (_, i) => ({ round: i + 1, table: null })),
          now: null,
        }}
      />
    </InWords>,
  );

test('who is free in all rounds is told so, and who came after the draw whom to see', () => {
  expect(read('present', 2)).toContain('You are free in the rounds drawn so far.');
  expect(read('coming', 2)).toContain('Tables are drawn already.');
  expect(read('present', 0)).toContain('You have no table yet.');
});
