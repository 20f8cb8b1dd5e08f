import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { isForNewcomers } from '../../app/account/form-order';
import { SignIn } from '../../app/account/sign-in';
import { SignUp } from '../../app/account/sign-up';
import { InWords } from '../helpers/in-words';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('../../app/account/actions', () => ({ signUp: async () => undefined }));

test.each([
  ['/join/abc', true],
  ['/leagues/new', true],
  ['/leagues', false],
  ['/leagues/newcomers', false],
  ['/account', false],
])('from %s the sign-up stands first: %s', (back, first) => {
  expect(isForNewcomers(back)).toBe(first);
});

test('whichever stands first leads to the other', () => {
  const ways = { link: false, providers: [] };
  const signUp = (isFirst: boolean) =>
    renderToStaticMarkup(
      <InWords>
        <SignUp back="/join/a" games={0} awaited={null} withMail={false} isFirst={isFirst} />
      </InWords>,
    );
  const signIn = (isFirst: boolean) =>
    renderToStaticMarkup(
      <InWords>
        <SignIn ways={ways} back="/join/a" games={0} isFirst={isFirst} />
      </InWords>,
    );
  expect(signUp(true)).toContain('href="#sign-in"');
  expect(signIn(false)).not.toContain('href="#sign-up"');
  expect(signUp(false)).not.toContain('href="#sign-in"');
  expect(signIn(true)).toContain('href="#sign-up"');
});
