import Link from 'next/link';
import { debtsInWords, potInWords } from '@/lib/i18n/cash';
import { weekdayInWords } from '@/lib/i18n/days';
import { openInWords } from '@/lib/i18n/evening';
import { money } from '@/lib/i18n/settlement';
import { names } from '@/lib/i18n/words';
import type { VariantId } from '@/lib/jass';
import { today } from '@/lib/league/days';
import { openGames } from '@/lib/league/stage';
import type { Viewer } from '@/lib/server/access';
import {
  chargedByClosing,
  type EveningLine,
  findEvening,
  findSeasonMoney,
  potOf,
  type Season,
} from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { leagueRoute, linkInText, Section } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { closeSeason } from '../../actions';
import { Days } from './days';

/** Closes a season, and says what is open in it. */
export async function Closing({
  me,
  leagueId,
  season,
  evenings,
}: {
  me: Viewer | null;
  leagueId: string;
  season: Season;
  evenings: readonly EveningLine[];
}) {
  const words = await getWords();
  const { t } = words;
  const { id } = season;
  const [open, charged, cash, pot] = await Promise.all([
    openEvenings(me, season, { leagueId, lines: evenings }),
    chargedByClosing(me, id),
    findSeasonMoney(me, id),
    potOf(me, id),
  ]);
  const planned = evenings
    .filter(({ date, games, paper }) => date >= today() && games + paper === 0)
    .reverse();
  const debts = cash && debtsInWords(words, cash);
  return (
    <Section title={t('seasons.edit.close')} line={t('seasons.edit.closeLine')}>
      {open.length > 0 && (
        <div>
          <p className="font-semibold">{t('seasons.edit.openGames')}</p>
          <ul>
            {open.map(({ evening, games }) => (
              <li key={evening.id}>
                <Link
                  href={leagueRoute(leagueId, `/evenings/${evening.id}`)}
                  className={linkInText}
                >
                  {t('seasons.edit.openAt', {
                    day: weekdayInWords(words, evening.date),
                    games: openInWords(words, 'open', games),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {planned.length > 0 && (
        <div>
          <p className="font-semibold">{t('seasons.edit.planned', { evenings: planned.length })}</p>
          <Days leagueId={leagueId} evenings={planned} />
        </div>
      )}
      {debts && (
        <p>
          <Link href={leagueRoute(leagueId, `/seasons/${id}/cash`)} className={linkInText}>
            {t('seasons.edit.owed', { open: debts.line })}
          </Link>
        </p>
      )}
      {charged && (
        <p>
          {t('seasons.edit.charged', {
            people: names(
              words,
              charged.people.map(
                ({ name, amount }) => `${name} (${money(words, amount, charged.currency)})`,
              ),
            ),
          })}
        </p>
      )}
      {pot && <p>{potInWords(words, season.isOver ? 'after' : 'before', pot)}</p>}
      <SureKey
        label={t('seasons.edit.closeKey')}
        sure={t(`seasons.edit.${open.length > 0 ? 'closeAnyway' : 'closeSure'}`)}
        keep={t('seasons.edit.leave')}
        action={closeSeason}
        given={{ id, closed: true }}
      />
    </Section>
  );
}

/** The evenings of a season with games that are open and would count: those begun, and the tables of tonight. */
async function openEvenings(
  me: Viewer | null,
  { variants }: Season,
  { leagueId, lines }: { leagueId: string; lines: readonly EveningLine[] },
) {
  const counts = ({ variant }: { readonly variant: VariantId }) => variants.includes(variant);
  const found = [];
  for (const { id, running, date } of lines) {
    if (running === 0 && date !== today()) continue;
    const page = await findEvening(me, { leagueId, eveningId: id });
    if (!page) continue;
    const games = openGames({
      tables: page.tables.filter(counts),
      games: page.games.filter(counts),
    });
    if (games.begun + games.waiting > 0) found.push({ evening: page.evening, games });
  }
  return found;
}
