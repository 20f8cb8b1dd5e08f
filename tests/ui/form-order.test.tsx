import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EitherForm } from '../../app/account/either-form';
import { isForNewcomers } from '../../app/account/form-order';
import { InWords } from '../helpers/in-words';

test.each([
  ['/join/abc', true],
  ['/leagues/new', true],
  ['/leagues', false],
  ['/leagues/newcomers', false],
  ['/account', false],
])('from %s the sign-up stands first: %s', (back, first) => {
  expect(isForNewcomers(back)).toBe(first);
});

test.each([
  [true, 'up'],
  [false, 'in'],
])(
  'one of the two is shown, for newcomers (%s) that to sign %s, and a key leads to the other',
  (isNew, shown) => {
    const html = renderToStaticMarkup(
      <InWords>
        <EitherForm isNew={isNew} signIn={<p>in</p>} signUp={<p>up</p>} />
      </InWords>,
    );
    expect([...html.matchAll(/<div><p>(\w+)/g)].map(([, form]) => form)).toEqual([shown]);
    expect(html.match(/aria-pressed="\w+"/g)).toEqual([
      'aria-pressed="true"',
      'aria-pressed="false"',
    ]);
  },
);
