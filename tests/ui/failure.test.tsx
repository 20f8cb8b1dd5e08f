import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Failure from '../../app/error';
import { LANGUAGES } from '../../lib/i18n/languages';
import { wordsIn } from '../../lib/i18n/words-in';
import { DatabaseUnavailable } from '../../lib/server/store/faults';
import { InWords } from '../helpers/in-words';

test.each(LANGUAGES)('a page that found no database says that nothing is lost: %s', (language) => {
  const { t } = wordsIn(language);
  const shown = (error: Error) =>
    renderToStaticMarkup(
      <InWords language={language}>
        <Failure error={error} reset={() => undefined} />
      </InWords>,
    );
  const away = shown(new DatabaseUnavailable('gone', { cause: null, outcome: 'nothing' }));
  expect(away).toContain(t('ui.awayWhy'));
  expect(away).toContain(`>${t('ui.tryAgain')}</button>`);
  const other = shown(new Error('secret'));
  expect(other).toContain(t('ui.failedWhy'));
  expect(other).not.toContain('secret');
});
