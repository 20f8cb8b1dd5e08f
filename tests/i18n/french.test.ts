/** French puts a space that never breaks before : ; ? ! » and after «. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../lib/i18n/catalogue';

type Texts = { readonly [key: string]: string | Texts };

const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)));

/** What is not French: a header as it is sent, and the English and German names of pages. */
const ELSEWHERE = /Authorization: |^pagat\.com: |^swisslos\.ch: /g;

const RULES = 'lib/i18n/rules/fr';
const rules = readdirSync(RULES).map((file) => readFileSync(`${RULES}/${file}`, 'utf8'));

test('a sign never stands alone on a line', () => {
  const loose = [...flat(MESSAGES.fr), ...rules].filter((text) =>
    /[ \n][:;?!»]|« |«[^\u00a0]|[^\u00a0]»|[\p{L}\d}>»][:;?!](?:\s|$)/u.test(
      text.replaceAll(ELSEWHERE, ''),
    ),
  );
  expect(loose).toEqual([]);
});
