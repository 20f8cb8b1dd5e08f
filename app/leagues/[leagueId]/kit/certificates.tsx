/** Certificates of those ahead, a page of A4 each. */
import type { Route } from 'next';
import Link from 'next/link';
import type { Words } from '@/lib/i18n/words';
import type { Row } from '@/lib/league/table';
import { smallKey } from '../../parts';

const HOW_MANY = [1, 3, 5, 10] as const;
const USUAL = 3;
/** More letters than stand in the large hand on one line. */
const LONG = 20;

/** How many are asked for in the address; three where nobody says. */
export const howMany = (asked: string | string[] | undefined): number =>
  HOW_MANY.find((one) => String(one) === asked) ?? USUAL;

/** Those on the first places; who shares the last of them is among them. */
export const firstOf = (rows: readonly Row[], most: number): Row[] =>
  rows.filter(({ rank }) => rank !== null && rank <= most);

export const HowMany = ({
  words: { t },
  path,
  now,
}: {
  words: Words;
  path: string;
  now: number;
}) => (
  <nav aria-label={t('kit.certificates.howMany')} className="flex flex-wrap items-center gap-2">
    <span>{t('kit.certificates.howMany')}</span>
    {HOW_MANY.map((one) => (
      <Link
        key={one}
        href={`${path}?top=${one}` as Route}
        aria-current={one === now ? 'page' : undefined}
        className={`${smallKey} min-w-12 aria-[current]:border-felt aria-[current]:font-semibold`}
      >
        {one}
      </Link>
    ))}
  </nav>
);

export function Certificates({
  words: { t },
  league,
  of,
  rows,
}: {
  words: Words;
  league: string;
  /** The evening or the season, in words. */
  of: string;
  rows: readonly Pick<Row, 'id' | 'name' | 'rank'>[];
}) {
  return rows.map(({ id, name, rank }) => (
    <article key={id} className="kit-page kit-certificate" aria-label={name}>
      <p>{league}</p>
      <p className="kit-rank font-hand">{rank}.</p>
      <p>{t('kit.certificates.place')}</p>
      <h2 className={`font-hand ${name.length > LONG ? 'kit-long' : ''}`}>{name}</h2>
      <p>{of}</p>
      <footer>
        <span>{t('kit.sheets.dayAndPlace')}</span>
        <span>{t('kit.sheets.signature')}</span>
      </footer>
    </article>
  ));
}
