import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SignIn } from '../../app/account/sign-in';
import { InWords } from '../helpers/in-words';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const signIn = (link: boolean) =>
  renderToStaticMarkup(
    <InWords>
      <SignIn ways={{ link, providers: [] }} back="/account" games={0} />
    </InWords>,
  );

test('a forgotten password: what helps depends on whether messages can be sent', () => {
  expect(signIn(true)).toContain('A link by e-mail signs you in without it; then set another.');
  expect(signIn(true)).toContain('Send me a link');
  expect(signIn(false)).toContain('Ask whoever runs this Schiefer');
  expect(signIn(false)).not.toContain('Send me a link');
});

test('the password is hidden at first', () => {
  const html = signIn(false);
  expect(html).toContain('type="password"');
  expect(html).toContain('aria-pressed="false"');
});
