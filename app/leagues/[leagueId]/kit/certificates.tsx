/** Certificates of those ahead, a page of A4 each. */
import type { Route } from 'next';
import Link from 'next/link';
import { chalkLine } from '@/app/ui/slate/chalk-lines';
import type { Words } from '@/lib/i18n/words';
import type { Row } from '@/lib/league/table';
import { smallKey } from '../../parts';

const HOW_MANY = [1, 3, 5, 10] as const;
const USUAL = 3;

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
    <span className="max-sm:w-full">{t('kit.certificates.howMany')}</span>
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

/** Somebody with a place, and what is said of it. */
type Honoured = Pick<Row, 'id' | 'name' | 'rank'> & {
  /** Under the name, as the club. */
  readonly about?: string;
  /** Under the slate: what they came to, what they won. */
  readonly came?: readonly string[];
};

/** In a double frame. */
const CERTIFICATE =
  'relative flex flex-col items-center justify-between px-[20mm] pt-[30mm] pb-[26mm] text-center [print-color-adjust:exact] before:absolute before:inset-[10mm] before:border-[#8b5e3c] before:border-[0.6mm] before:outline-[#8b5e3c] before:outline-[0.2mm] before:-outline-offset-[2.4mm] before:content-[""]';
/** The slate itself, in its wooden frame: the rank, and the name as large as it goes. */
const PLAQUE =
  'flex h-[122mm] flex-col items-center justify-center gap-[4mm] self-stretch rounded-[2.5mm] border-[5mm] border-t-[#96683f] border-r-[#855736] border-b-[#7a4f30] border-l-[#8f6039] px-[8mm] py-[6mm] shadow-[inset_0_0_0_0.4mm_#191d1f]';
/** What they came to, larger where more is said. */
const CAME =
  'text-[6mm]/[1.5] [&>p:first-child:not(:last-child)]:font-semibold [&>p:first-child:not(:last-child)]:text-[9mm]/[1.35]';

export function Certificates({
  words: { t },
  league,
  of,
  isDated = false,
  rows,
}: {
  words: Words;
  league: string;
  /** The evening or the season, in words. */
  of: string;
  /** Day and place stand in `of`, and need no line to be written on. */
  isDated?: boolean;
  rows: readonly Honoured[];
}) {
  return rows.map(({ id, name, rank, about, came = [] }) => (
    <article key={id} className={`kit-page ${CERTIFICATE}`} aria-label={name}>
      <p className="wrap-anywhere font-semibold text-[10mm]/[1.2]">{league}</p>
      <div className={`slate-board ${PLAQUE}`}>
        <p className="font-hand text-[14mm]/[1.2]">
          {t('kit.certificates.rank', { rank: rank ?? 0 })}
        </p>
        <h2
          className="max-w-full text-balance px-[0.12em] font-hand leading-[1.15]"
          style={{ fontSize: sizeOf(name) }}
        >
          {name}
        </h2>
        <svg viewBox="0 0 400 26" aria-hidden="true" className="-mt-[4mm] w-[112mm]">
          <path d={underline(name)} fill="currentColor" />
        </svg>
        {about && <p className="text-[5.5mm]">{about}</p>}
      </div>
      <div className={CAME}>
        {came.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{of}</p>
      </div>
      <footer className="flex justify-center gap-[20mm] self-stretch px-[8mm] text-[4mm] *:flex-[0_1_68mm] *:border-black *:border-t-[0.2mm] *:pt-[1mm]">
        {!isDated && <span>{t('kit.sheets.dayAndPlace')}</span>}
        <span>{t('kit.sheets.signature')}</span>
      </footer>
    </article>
  ));
}

/** Longer names stand on two lines. */
const LONG = 22;

/** How many letters the longer line of a name has, on one line or parted in two where that is best. */
function lettersOf(name: string): number {
  if (name.length <= LONG) return name.length;
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  return Math.min(name.length, ...breaks.map((at) => Math.max(at, name.length - at)));
}

/** As large as it goes on the slate, in millimetres: no line is wider, nor any word, which is never broken. */
function sizeOf(name: string): string {
  const longest = Math.max(...name.split(/[ -]/).map(({ length }) => length + 1));
  return `${Math.min(27, 310 / lettersOf(name), 250 / longest).toFixed(1)}mm`;
}

/** Two lines of chalk, as under a winner. */
const underline = (seed: string): string =>
  [7, 19]
    .map((y, at) => {
      const line = [
        [14 + 30 * at, y + 2],
        [386 - 30 * at, y - 2],
      ] as const;
      return chalkLine(line, { seed: `${seed} ${at}`, size: 5 });
    })
    .join('');
