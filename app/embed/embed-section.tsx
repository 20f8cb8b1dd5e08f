/** What a club copies into its own website to show a season's table there. */
import { Section } from '@/app/leagues/parts';
import { ClientWords } from '@/app/ui/client-words';
import { currentSeason, type Season } from '@/lib/server/leagues';
import { embedCode } from '@/lib/server/transports/embedded-table';
import { siteOrigin } from '@/lib/server/transports/origin';
import { getWords } from '@/lib/server/transports/words';
import { EmbedField } from './embed-field';

export async function EmbedSection({
  league,
  seasons,
}: {
  league: { readonly id: string; readonly name: string; readonly isPublic: boolean };
  /** In their order; the one that is on is shown first. */
  seasons: readonly Season[];
}) {
  const { t } = await getWords();
  const current = currentSeason(seasons);
  if (!current) return null;
  if (!league.isPublic)
    return (
      <Section title={t('api.embed.heading')}>
        <p className="text-ink-dim">{t('api.embed.onlyPublic')}</p>
      </Section>
    );
  const origin = await siteOrigin();
  const codes = seasons.map(({ id, name }) => {
    const path = `/embed/leagues/${league.id}/seasons/${id}?theme=light`;
    const title = t('api.embed.caption', { league: league.name, season: name });
    return {
      ...{ id, name, label: t('api.embed.snippet', { season: name }) },
      code: embedCode({ src: new URL(path, origin).href, title }),
    };
  });
  return (
    <Section title={t('api.embed.heading')} line={t('api.embed.what')}>
      <ClientWords areas={['copy']}>
        <EmbedField
          codes={codes}
          first={current.id}
          season={t('evenings.form.season')}
          hint={t('api.embed.hint')}
        />
      </ClientWords>
    </Section>
  );
}
