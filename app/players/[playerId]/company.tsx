/** Whom a player sat with on one side, and against whom. */
import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ShareBar } from '@/app/ui/charts/share-bar';
import { percent } from '@/lib/i18n/player';
import { useWords } from '@/lib/i18n/use-words';
import type { Against, Company } from '@/lib/league/player-stats';
import { Heads, PhoneFold, row } from './parts';

type Props<T> = {
  /** Whose page it is. */
  player: string;
  /** Most games first. */
  company: readonly T[];
  names: ReadonlyMap<string, string>;
};

const cell = 'py-1 pl-3 text-right align-middle';

export function PartnersTable(props: Props<Company>) {
  const { t } = useWords();
  const hasLevel = props.company.some(({ level }) => level > 0);
  return (
    <CompanyTable
      {...props}
      title={t('players.sameSide')}
      heads={[
        t('players.games'),
        t('players.won'),
        ...(hasLevel ? [t('players.ofWonLevel')] : []),
        t('players.share'),
      ]}
    >
      {({ games, wins, level }) => (
        <>
          <td className={cell}>{games}</td>
          <td className={cell}>{wins}</td>
          {hasLevel && <td className={cell}>{level}</td>}
          <Share part={wins} whole={games} />
        </>
      )}
    </CompanyTable>
  );
}

/** Ahead is who had the better place, whoever else won the game. */
export function AgainstTable(props: Props<Against>) {
  const { t } = useWords();
  return (
    <CompanyTable
      {...props}
      title={t('players.against')}
      heads={[t('players.ahead'), t('players.behind'), t('players.level'), t('players.shareAhead')]}
    >
      {({ ahead, behind, level }) => (
        <>
          <td className={cell}>{ahead}</td>
          <td className={cell}>{behind}</td>
          <td className={cell}>{level}</td>
          <Share part={ahead} whole={ahead + behind} />
        </>
      )}
    </CompanyTable>
  );
}

/** A share with its bar, where there is room for one. */
function Share({ part, whole }: { part: number; whole: number }) {
  return (
    <td className={`${cell} whitespace-nowrap`}>
      <span className="hidden @md:inline">
        <ShareBar share={whole > 0 ? part / whole : 0} />{' '}
      </span>
      <span className="inline-block w-14">{percent(part, whole)}</span>
    </td>
  );
}

const SHOWN = 8;

function CompanyTable<T extends { readonly player: string }>({
  title,
  heads,
  player,
  company,
  names,
  children: figures,
}: Props<T> & {
  title: string;
  /** Over the columns of figures. */
  heads: readonly string[];
  children: (one: T) => ReactNode;
}) {
  const { t } = useWords();
  if (company.length === 0) return null;
  const rows = (list: readonly T[]) =>
    list.map((one) => (
      <tr key={one.player} className={row}>
        <th scope="row" className="py-1 text-left font-normal">
          <Link
            href={`/players/${player}/against/${one.player}` as Route}
            className="inline-flex min-h-11 items-center underline decoration-ink/30 underline-offset-4"
          >
            {names.get(one.player) ?? t('players.formerPlayer')}
          </Link>
        </th>
        {figures(one)}
      </tr>
    ));
  const columns = <Heads of={[t('players.name'), ...heads]} />;
  const more = company.slice(SHOWN);
  return (
    <PhoneFold title={title}>
      <div className="@container">
        <table className="w-full border-collapse">
          <caption className="sr-only">{title}</caption>
          <thead>{columns}</thead>
          <tbody>{rows(company.slice(0, SHOWN))}</tbody>
        </table>
        {more.length > 0 && (
          <details>
            <summary className="inline-flex min-h-12 items-center underline underline-offset-4">
              {t('players.more', { count: String(more.length) })}
            </summary>
            <table className="w-full border-collapse">
              <caption className="sr-only">{t('players.others', { title })}</caption>
              <thead>{columns}</thead>
              <tbody>{rows(more)}</tbody>
            </table>
          </details>
        )}
      </div>
    </PhoneFold>
  );
}
