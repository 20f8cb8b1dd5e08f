'use client';
import { useRouter } from 'next/navigation';
/** The languages, each as it calls itself; the page speaks the chosen one at once. */
import { useOptimistic, useState, useTransition } from 'react';
import { chooseLanguage } from '@/app/settings/actions';
import { refreshShell } from '@/lib/browser/worker';
import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from '@/lib/i18n/languages';
import { useWords } from '@/lib/i18n/use-words';
import { Choice } from './choice';

const OPTIONS = LANGUAGES.map((value) => ({
  value,
  name: LANGUAGE_NAMES[value],
  lang: LOCALES[value],
}));

export function LanguageChoice() {
  const { t, language } = useWords();
  const router = useRouter();
  const [chosen, setChosen] = useOptimistic(language);
  const [, begin] = useTransition();
  const [failed, setFailed] = useState(false);
  const choose = (next: Language) =>
    begin(async () => {
      setChosen(next);
      const answer = await chooseLanguage({ language: next }).catch(() => undefined);
      setFailed(!answer?.ok);
      // A page that is the same for everybody is another one in another language.
      router.refresh();
      await refreshShell();
    });
  return (
    <div>
      <Choice label={t('phone.language')} options={OPTIONS} value={chosen} onChoose={choose} />
      <p role="status" className="pt-1 empty:hidden">
        {failed ? t('phone.noNetwork') : ''}
      </p>
    </div>
  );
}
