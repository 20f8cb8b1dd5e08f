/** How the places of a season changed, drawn once for all who may see the same of it (app/drawn). */
import { drawn } from '@/app/drawn/drawn';
import { Island } from '@/app/drawn/island';
import { dayInWords } from '@/lib/i18n/days';
import { figureInWords, shortDay } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import { wordsIn } from '@/lib/i18n/words-in';
import { decimalsOf } from '@/lib/league/view';
import type { DrawnRace, DrawRace, SeasonRace } from '@/lib/server/leagues';
import { leagueRoute } from '../parts';
import { LeaguePage } from './league-page';
import { RaceChart } from './race-chart';
import { RankedTable } from './ranked-table';
import { Reveal, type RevealedEvening } from './reveal';

export const drawRace: DrawRace = (page, language) => ({
  title: wordsIn(language).t('seasons.race.title', { name: page.of.season.name }),
  html: drawn(<RacePage {...page} />, language),
});

/** So many evenings are revealed where the table says no other number. */
const LAST = 3;

function RacePage({ of, looking }: DrawnRace) {
  const words = useWords();
  const { t } = words;
  const { league, season, race } = of;
  const look = looking ? '?look=1' : '';
  const title = t('seasons.race.title', { name: season.name });
  return (
    <LeaguePage
      league={league}
      part="/table"
      title={title}
      back={{
        href: leagueRoute(league.id, `/seasons/${season.id}${look}`),
        label: t('seasons.named', { name: season.name }),
      }}
    >
      {of.hiddenSince && (
        <p className="max-w-2xl border-brick border-l-4 py-1 pl-4">
          {t('seasons.table.hidden', {
            number: String(of.hiddenSince.number),
            day: dayInWords(words, of.hiddenSince.date),
            isFirst: of.hiddenSince.number > 1 ? 'no' : 'yes',
          })}
        </p>
      )}
      {race.evenings.length < 2 ? (
        <p className="text-ink-dim">{t('seasons.race.few')}</p>
      ) : (
        <>
          <RaceChart
            title={title}
            race={race}
            hrefOf={({ id }) =>
              leagueRoute(league.id, `/seasons/${season.id}/players/${id}${look}`)
            }
          />
          <p className="text-[0.9375rem] text-ink-dim print:hidden">{t('seasons.race.line')}</p>
          {/* Whoever does not see the last evenings has nothing to reveal. */}
          {!of.hiddenSince && <RevealPart of={of} />}
          <Places of={of} />
        </>
      )}
    </LeaguePage>
  );
}

function RevealPart({ of }: { of: SeasonRace }) {
  const words = useWords();
  const { t } = words;
  const props = {
    label: t('seasons.race.reveal'),
    line: t('seasons.race.revealLine'),
    from: t('seasons.race.from'),
    next: t('seasons.race.next'),
    back: t('seasons.race.back'),
    close: t('seasons.race.close'),
    evenings: revealed(words, of),
  };
  return <Island name="reveal" isLive part={Reveal} props={props} />;
}

/** The evenings from which on the table is hidden, or the last ones, with the places after each. */
function revealed(words: Words, { race, season }: SeasonRace): readonly RevealedEvening[] {
  const { evenings, runners } = race;
  const { hideFrom } = season.scheme;
  const first =
    hideFrom !== null && hideFrom <= evenings.length ? hideFrom - 1 : evenings.length - LAST;
  const from = Math.max(0, first);
  const isSigned = season.scheme.measure === 'net-sticks';
  return evenings.slice(from).map(({ date }, i) => {
    const at = from + i;
    const decimals = decimalsOf(runners.map(({ totals }) => totals[at]));
    const rows = runners.flatMap(({ id, name, places, totals }) => {
      const [place, total, before] = [places[at], totals[at], places[at - 1]];
      if (place === null || place === undefined || total === null || total === undefined) return [];
      const moved = before === null || before === undefined ? 0 : before - place;
      const written = figureInWords(words, total, { isSigned, decimals });
      return [{ id, name, place, total: written, moved }];
    });
    rows.sort((a, b) => a.place - b.place);
    const day = dayInWords(words, date);
    return { day, title: words.t('seasons.race.after', { day }), rows };
  });
}

/** All places as figures, for those who hear them and those who want one. */
function Places({ of: { race } }: { of: SeasonRace }) {
  const words = useWords();
  const { t } = words;
  return (
    <details className="text-[0.9375rem] print:hidden">
      <summary className="inline-flex min-h-12 cursor-pointer items-center text-ink-dim underline underline-offset-4">
        {t('seasons.race.places')}
      </summary>
      <RankedTable
        heads={race.evenings.map(({ id, date }) => (
          <th key={id} scope="col">
            {shortDay(words, date)}
          </th>
        ))}
      >
        {race.runners.map(({ id, name, places }) => (
          <tr key={id} data-who={`player=${id}`}>
            <td className="rank">{places.at(-1) ?? '–'}</td>
            <th scope="row" className="name">
              <span>{name}</span>
            </th>
            {places.map((place, i) => (
              // An evening has no other name here than its place.
              <td key={race.evenings[i]?.id}>{place ?? '–'}</td>
            ))}
          </tr>
        ))}
      </RankedTable>
    </details>
  );
}
