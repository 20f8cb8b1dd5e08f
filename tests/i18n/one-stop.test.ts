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

test('a season called “Saison 2026” is said once, in whichever language it was named', () => {
  for (const language of ['de', 'en', 'fr', 'it', 'sv'] as const) {
    const { t } = wordsIn(language);
    for (const name of ['Saison 2026', 'Season 2026', 'Stagione 2026', 'Säsong 2026']) {
      expect(t('seasons.named', { name })).toBe(name);
      expect(t('cash.toSeason', { name })).toMatch(new RegExp(`[^n] ${name}$`));
    }
    expect(t('seasons.named', { name: 'Cup 2026' })).toMatch(/^\S+ Cup 2026$/);
    expect(t('seasons.named', { name: 'Saisonale' })).toMatch(/^\S+ Saisonale$/);
  }
});
