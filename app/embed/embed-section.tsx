/** What a club copies into its own website to show a season's table there. */
import { Section } from '@/app/leagues/parts';
import { currentSeason, type Season } from '@/lib/server/leagues';
import { embedCode } from '@/lib/server/transports/embedded-table';
import { siteOrigin } from '@/lib/server/transports/origin';
import { getWords } from '@/lib/server/transports/words';

export async function EmbedSection({
  league,
  seasons,
}: {
  league: { readonly id: string; readonly name: string; readonly isPublic: boolean };
  /** Latest first; the one that is on is shown. */
  seasons: readonly Season[];
}) {
  const { t, language } = await getWords();
  const season = currentSeason(seasons);
  if (!season) return null;
  if (!league.isPublic)
    return (
      <Section title={t('api.embed.heading')}>
        <p className="text-ink-dim">{t('api.embed.onlyPublic')}</p>
      </Section>
    );
  const path = `/embed/leagues/${league.id}/seasons/${season.id}?theme=light&language=${language}`;
  const code = embedCode({
    src: new URL(path, await siteOrigin()).href,
    title: t('api.embed.caption', { league: league.name, season: season.name }),
  });
  return (
    <Section title={t('api.embed.heading')} line={t('api.embed.what')}>
      <figure aria-label={t('api.embed.snippet', { season: season.name })} className="w-full">
        <pre className="select-all whitespace-pre-wrap break-all rounded-lg bg-paper-dark p-3 text-[0.875rem]">
          {code}
        </pre>
        <figcaption className="pt-2 text-[0.9375rem] text-ink-dim">
          {t('api.embed.hint')}
        </figcaption>
      </figure>
    </Section>
  );
}
