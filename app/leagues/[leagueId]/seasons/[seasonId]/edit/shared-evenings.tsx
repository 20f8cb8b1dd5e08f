import Link from 'next/link';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import type { EveningLine, SeasonLine } from '@/lib/server/leagues';
import { leagueRoute, linkInText, Section } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { unlinkSeason } from '../../actions';
import { Days } from './days';

/** Takes out what other seasons count too, and leads to the table without it. */
export function SharedEvenings({
  leagueId,
  seasonId: id,
  evenings,
  shared,
  seasons,
}: {
  leagueId: string;
  seasonId: string;
  evenings: readonly EveningLine[];
  /** Those of them that are shared. */
  shared: readonly EveningLine[];
  seasons: readonly SeasonLine[];
}) {
  const words = useWords();
  const { t } = words;
  const others = seasons.filter(
    (one) => one.id !== id && shared.some((evening) => evening.seasons.includes(one.id)),
  );
  const left = evenings.filter((one) => !shared.includes(one) && one.games + one.paper > 0).length;
  return (
    <Section
      title={t('seasons.edit.linked')}
      line={t('seasons.edit.linkedLine', {
        evenings: shared.length,
        seasons: names(
          words,
          others.map(({ name }) => name),
        ),
      })}
    >
      <Days leagueId={leagueId} evenings={shared} isAll />
      <p>
        {left === 0 ? (
          t('seasons.edit.noneLeft')
        ) : (
          <Link
            href={leagueRoute(leagueId, `/seasons/${id}/what-if?shared=out`)}
            className={linkInText}
          >
            {t('seasons.edit.tableThen')}
          </Link>
        )}
      </p>
      <SureKey
        label={t('seasons.edit.unlink')}
        sure={t('seasons.edit.unlinkSure')}
        keep={t('seasons.edit.leave')}
        action={unlinkSeason}
        given={{ id }}
      />
    </Section>
  );
}
