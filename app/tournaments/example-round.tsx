/** What a drawn round looks like, for those who have no tournament yet. */
import { useWords } from '@/lib/i18n/use-words';

const TABLES = [
  { sides: ['Anna & Reto', 'Beat & Vreni'], points: [1034, 950] },
  { sides: ['Carla & Hans', 'Dora & Ueli'], points: [871, 1013] },
] as const;

export function ExampleRound() {
  const { t, format } = useWords();
  return (
    <figure className="flex flex-col gap-2">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-2">
        {TABLES.map(({ sides, points }, i) => (
          <li key={sides[0]} className="flex gap-3 rounded-lg border border-ink/20 bg-card p-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full border border-ink/30 font-semibold text-lg">
              {i + 1}
            </span>
            <span className="min-w-0 flex-1">
              {sides.map((side, n) => (
                <span key={side} className="flex justify-between gap-3">
                  <span>{side}</span>
                  <span className="whitespace-nowrap font-semibold tabular-nums">
                    {format.number(points[n] ?? 0)}
                  </span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="text-[0.9375rem] text-ink-dim">{t('tournaments.example')}</figcaption>
    </figure>
  );
}
