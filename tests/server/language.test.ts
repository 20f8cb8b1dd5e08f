/** The server answers in the language of whoever asks. */
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { foundLeague } from '../../app/leagues/actions';
import { LANGUAGE_COOKIE } from '../../lib/i18n/languages';
import { tally } from '../../lib/jass';
import { action } from '../../lib/server/transports/action';
import { useDatabase } from '../helpers/database';
import { startMailbox } from './mailbox';
import { hold, newPhone, SETTINGS, send } from './phone';

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'error';
});
vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);

useDatabase();
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.close());
beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value);
  vi.stubEnv('EMAIL_SERVER', mailbox.url);
  vi.stubEnv('EMAIL_FROM', 'tafel@jass.example');
});

const score = action({
  name: 'score',
  input: z.strictObject({ players: z.array(z.string()).max(4) }),
  run: async (_, { players }: { players: string[] }) =>
    tally({ format: 'jass-record/1', variant: 'mittlere', players, hands: [] }),
});
const league = { id: nanoid(), name: 'Linde', isPublic: false };
const messageOf = (answer: { ok: boolean; error?: { message: string } }) => answer.error?.message;

describe('an action', () => {
  test('denies in the language that the browser asks for', async () => {
    hold(newPhone('a browser', 'de-CH,de;q=0.9,en;q=0.5'));
    expect(messageOf(await foundLeague(league))).toBe(
      'Eine Liga gehört zu einem Konto: Registriere dich oder melde dich an, dann gründe sie.',
    );
  });

  test('denies in the language that was chosen on the phone', async () => {
    hold(newPhone('a browser', 'de')).jar.set(LANGUAGE_COOKIE, 'it');
    expect(messageOf(await foundLeague(league))).toMatch(/^Una lega appartiene a un account/);
  });

  test('tells what the engine refuses in that language too', async () => {
    hold(newPhone('a browser', 'sv'));
    expect(messageOf(await score({ players: ['Anna', 'Beat'] }))).toBe(
      'mittlere är för 3 spelare, inte för 2.',
    );
    hold(newPhone());
    expect(messageOf(await score({ players: ['Anna', 'Beat'] }))).toBe(
      'mittlere is for 3 players, not 2.',
    );
  });

  test('says of bad input only where it is', async () => {
    hold(newPhone('a browser', 'fr'));
    expect(await score({ players: ['A', 'B', 'C', 'D', 'E'] })).toMatchObject({
      ok: false,
      error: {
        code: 'input-invalid',
        path: 'players',
        message: 'players n’est pas comme il faut.',
      },
    });
  });
});

test('a link to sign in with comes in the language of whoever asked', async () => {
  hold(newPhone('a browser', 'fr-CH'));
  await send('signin/email', { email: 'anne@example.org', callbackUrl: '/games' });
  const mail = mailbox.mails.at(-1);
  expect(mail?.to).toBe('anne@example.org');
  expect(mail?.subject).toContain('Se connecter');
  expect(mail?.text).toContain('Ouvrez ce lien pour vous connecter.');
  expect(mail?.text).toContain('Schiefer, l’ardoise du jass');
});
