'use client';
/** That a tournament needs no internet, and where it stands how. */
import { Section } from '@/app/leagues/parts';
import { useWords } from '@/lib/i18n/use-words';

/** In the folder of the program, beside its README. */
const FILE = 'docs/hall.md';

export function HallNote() {
  const { t } = useWords();
  return (
    <Section
      title={t('tournament-print.hall.title')}
      line={t('tournament-print.hall.line', { file: FILE })}
    >
      {null}
    </Section>
  );
}
