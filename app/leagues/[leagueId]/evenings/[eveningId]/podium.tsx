/** The first three of an evening in chalk on a slate, in every season that counts it otherwise than another. */
import { valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import type { EveningPage } from '@/lib/server/leagues';
import { ChalkWinner } from '../../chalk-winner';
import { type Alike, rankingsAlike } from './rankings-of';

export function Podium({ page }: { page: EveningPage }) {
  const alike = rankingsAlike(page).filter(({ ranking }) => ranking?.rows.length);
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

/** So many places stand on the slate. */
export const PLACES = 3;
/** Of more people at one place it is only said how many they are. */
const MOST_LEVEL = 3;

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
  const rows = ranking?.rows.filter(({ rank }) => rank !== null && rank <= PLACES) ?? [];
  const { measure } = season.scheme;
  const others = rows.filter(({ rank }) => rank !== 1);
  const levelAt = (place: number | null) => others.filter(({ rank }) => rank === place).length;
  const isFirstOfMany = ({ rank }: (typeof others)[number], at: number) =>
    levelAt(rank) <= MOST_LEVEL || others.findIndex((one) => one.rank === rank) === at;
  return (
    <div className="flex flex-col gap-3 py-3 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center md:gap-8">
      <div className="flex flex-col gap-2">
        {isNamed && <p className="font-semibold text-[0.9375rem]">{names(words, seasons)}</p>}
        <ChalkWinner
          winners={rows.filter(({ rank }) => rank === 1)}
          scheme={season.scheme}
          seed={seed}
        />
      </div>
      <ol className="flex flex-col gap-2 border-chalk/20 border-t pt-2 empty:hidden md:border-t-0 md:border-l md:py-2 md:pl-8">
        {others.filter(isFirstOfMany).map(({ id, rank, name, total }) => (
          <li
            key={id}
            value={rank ?? undefined}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 font-hand text-[1.5rem] leading-tight"
          >
            {levelAt(rank) > MOST_LEVEL ? (
              <span className="col-span-2">
                {words.t('evenings.ranking.place', {
                  rank: String(rank),
                  count: String(levelAt(rank)),
                })}
              </span>
            ) : (
              <>
                <span className="text-chalk-dim">{rank}.</span>
                <span className="break-words">{name}</span>
              </>
            )}
            <span className="whitespace-nowrap text-right">
              {total === null ? '' : valueInWords(words, total, { measure })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
