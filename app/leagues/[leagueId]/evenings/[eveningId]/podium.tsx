/** The first three of an evening in chalk on a slate, in every season that counts it otherwise than another. */
import { decimalsOf, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import type { EveningPage } from '@/lib/server/leagues';
import { ChalkWinner, whoHas } from '../../chalk-winner';
import { type Alike, placesOf, rankingsAlike } from './rankings-of';

export function Podium({ page }: { page: EveningPage }) {
  const alike = rankingsAlike(page).filter(({ ranking }) => placesOf(ranking).length > 0);
  if (alike.length === 0) return null;
  return (
    <div className="wood-frame slate-board relative flex flex-col divide-y-2 divide-chalk/20 px-4 py-1 md:px-8">
      {alike.map((one) => (
        <Places
          key={one.season.id}
          of={one}
          seed={page.evening.id}
          isNamed={page.also.length > 0}
        />
      ))}
    </div>
  );
}

function Places({
  of: { season, seasons, ranking },
  seed,
  isNamed,
}: {
  of: Alike;
  seed: string;
  /** Are the seasons said? */
  isNamed: boolean;
}) {
  const words = useWords();
  const [winners = [], ...others] = placesOf(ranking);
  const { measure } = season.scheme;
  const decimals = decimalsOf([winners, ...others].map(([first]) => first?.total));
  return (
    <div className="flex flex-col gap-3 py-3 md:grid md:grid-cols-2 md:items-center md:gap-8">
      <div className="flex flex-col gap-2 md:only:col-span-2">
        {isNamed && <p className="font-semibold text-[0.9375rem]">{names(words, seasons)}</p>}
        <ChalkWinner winners={winners} scheme={season.scheme} seed={seed} decimals={decimals} />
      </div>
      {others.length > 0 && (
        <ol className="flex flex-col gap-2 border-chalk/20 border-t pt-2 md:border-t-0 md:border-l md:py-2 md:pl-8">
          {others.map(([first, ...level]) => (
            <li
              key={first.id}
              value={first.rank ?? undefined}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 font-hand text-[1.5rem] leading-tight"
            >
              <span className="text-chalk-dim">{first.rank}.</span>
              <span
                className={`text-pretty break-words ${level.length > 0 ? 'text-[1.25rem]' : ''}`}
              >
                {whoHas(words, [first, ...level])}
              </span>
              <span className="whitespace-nowrap text-right">
                {first.total === null
                  ? ''
                  : valueInWords(words, first.total, { measure, decimals })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
