/** The page of certificates, of an evening as of a season: how many, and each on a sheet of its own. */
import { notFound } from 'next/navigation';
import { unitInWords, valueInWords } from '@/lib/i18n/standings';
import type { Words } from '@/lib/i18n/words';
import type { Scheme } from '@/lib/league/scheme';
import type { Row } from '@/lib/league/table';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute } from '../../parts';
import { Certificates, firstOf, HowMany, howMany } from './certificates';
import { KitPage } from './kit-page';

/** What they are given for. */
type Given = {
  readonly league: { readonly id: string; readonly name: string };
  /** The evening or the season, in words, and who came where: of an evening that two seasons count, twice. */
  readonly rankings: readonly {
    readonly of: (words: Words) => string;
    readonly rows: readonly Row[];
    readonly scheme: Scheme;
  }[];
  /** It goes on: others may still come first. */
  readonly isOpen?: boolean;
};

export async function CertificatesPage({
  leagueId,
  path,
  asked,
  given,
}: {
  leagueId: string;
  /** Of what is printed of it, below the league. */
  path: string;
  /** How many, as the address says. */
  asked: string | string[] | undefined;
  given: Given | null;
}) {
  if (given?.league.id !== leagueId) notFound();
  const words = await getWords();
  const { t } = words;
  const top = howMany(asked);
  const rankings = given.rankings
    .map(({ of, rows, scheme }) => ({
      of: of(words),
      rows: firstOf(rows, top).map((row) => ({
        ...row,
        came:
          row.total === null
            ? []
            : [
                `${valueInWords(words, row.total, scheme)} ${unitInWords(words, scheme, row.total)}`,
              ],
      })),
    }))
    .filter(({ rows }) => rows.length > 0);
  const back = leagueRoute(leagueId, path);
  return (
    <KitPage
      title={t('kit.parts.certificates.title')}
      back={back}
      ways={
        rankings.length > 0 ? (
          <>
            <HowMany words={words} path={`${back}/certificates`} now={top} />
            <p>
              {t('kit.certificates.sheets', { count: rankings.flatMap(({ rows }) => rows).length })}
            </p>
            {given.isOpen && <p>{t('kit.certificates.notOver')}</p>}
          </>
        ) : (
          <p className="text-ink-dim">{t('kit.certificates.none')}</p>
        )
      }
    >
      {rankings.map((ranking) => (
        <Certificates key={ranking.of} words={words} league={given.league.name} {...ranking} />
      ))}
    </KitPage>
  );
}
