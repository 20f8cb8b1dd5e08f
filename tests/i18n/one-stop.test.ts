import { expect, test } from 'vitest';
import { wordsIn } from '../../lib/i18n/words-in';

test('a sentence that ends with an initial has one full stop', () => {
  const { t } = wordsIn('en');
  expect(t('leagues.news.climbs', { name: 'Kurt L.', places: 3 })).toContain('Kurt L. ');
  for (const language of ['de', 'en', 'fr', 'it', 'sv'] as const) {
    const said = wordsIn(language).t('leagues.news.leads', { name: 'Anna B.', before: 'Kurt L.' });
    expect(said).not.toContain('..');
    expect(said).toContain('Kurt L');
  }
});
