'use client';
/** Said in the entry sheet when another phone took the chalk or wrote the same hand meanwhile. */
import { holderNamed } from '@/lib/i18n/at-table';
import { useWords } from '@/lib/i18n/use-words';
import type { AtTable } from '@/lib/sync/at-table';

export default function Meanwhile({
  isTaken,
  chalk,
}: {
  /** The hand was entered elsewhere. */
  isTaken: boolean;
  chalk: AtTable['chalk'];
}) {
  const words = useWords();
  const { t } = words;
  const name = holderNamed(words, chalk);
  return (
    <p
      role="status"
      data-notice
      className="line-clamp-3 text-[0.8125rem] text-yellow leading-[1.15]"
    >
      {isTaken
        ? t('live.wroteElsewhere')
        : name === null
          ? t('live.chalkMeanwhileSomebody')
          : t('live.chalkMeanwhile', { name })}
    </p>
  );
}
