import { useWords } from '@/lib/i18n/use-words';
import { net } from '@/lib/i18n/words';

/** What a league's table looks like, for those who have none yet. */
const ROWS = [
  { name: 'Anna', evenings: [4, -1, 3] },
  { name: 'Carla', evenings: [0, 3, 1] },
  { name: 'Beat', evenings: [-2, 2, null] },
  { name: 'Dora', evenings: [-2, -4, -4] },
] as const;

/** The days of the three evenings. */
const DAYS = ['2026-01-08', '2026-01-22', '2026-02-05'] as const;

/** As in a league's table: with its sign; a dash for an evening missed. */
const figure = (value: number | null): string => (value === null ? '–' : net(value));

const sum = (evenings: readonly (number | null)[]): number =>
  evenings.reduce<number>((all, value) => all + (value ?? 0), 0);

export function ExampleTable() {
  const { t, format } = useWords();
  return (
    <figure className="flex flex-col gap-2">
      <table className="w-full text-left">
        <caption className="sr-only">{t('leagues.example.caption')}</caption>
        <thead className="border-ink/30 border-b text-[0.9375rem] text-ink-dim">
          <tr>
            <th scope="col" className="py-2 pr-2 font-normal">
              {t('leagues.example.rank')}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t('leagues.example.name')}
            </th>
            {DAYS.map((day) => (
              <th key={day} scope="col" className="py-2 pl-2 text-right font-normal">
                {format.dateTime(new Date(day), {
                  day: 'numeric',
                  month: 'short',
                  timeZone: 'UTC',
                })}
              </th>
            ))}
            <th scope="col" className="py-2 pl-2 text-right font-semibold text-ink">
              {t('leagues.example.total')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-ink/10">
          {ROWS.map(({ name, evenings }, i) => (
            <tr key={name}>
              <td className="py-2">{i + 1}</td>
              <th scope="row" className="py-2 font-normal">
                {name}
              </th>
              {evenings.map((value, n) => (
                <td key={`${name} ${n + 1}`} className="py-2 pl-2 text-right">
                  {figure(value)}
                </td>
              ))}
              <td className="py-2 pl-2 text-right font-semibold">{figure(sum(evenings))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="text-[0.9375rem] text-ink-dim">{t('leagues.example.line')}</figcaption>
    </figure>
  );
}
