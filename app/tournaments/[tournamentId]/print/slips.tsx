'use client';
/** A slip for every table of a round, four on a page: who sits there, what it must add up to, and its code. */
import { useEffect, useState } from 'react';
import { Qr } from '@/app/ui/qr';
import { useSend } from '@/app/ui/use-send';
import { dayInWords } from '@/lib/i18n/days';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { changeTournamentLinks } from '../../actions';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';
import { fit, inPages } from './pages';
import { inOrderOfSides } from './seating';

const ON_A_PAGE = 4;

export function Slips({ round }: { round: number }) {
  const words = useWords();
  const { t, format } = words;
  const { view, whole } = useWhole();
  const { nameOf } = usePeople();
  const links = useTableLinks(round);
  const { setting, rounds } = whole;
  const isEach = setting.kind === 'each';
  const sum = view.controlSum;
  const bonus = isEach ? 0 : setting.matchBonus;
  return inPages(rounds[round]?.tables ?? [], ON_A_PAGE).map((tables) => (
    <div key={tables[0]?.table} className="kit-page kit-cards">
      {tables.map(({ table, seats }) => {
        const rows = inOrderOfSides(seats, isEach);
        const letters = [...new Set(rows.map(({ letter }) => letter))];
        const url = links.get(table);
        return (
          <article
            key={table}
            className="kit-card tour-slip"
            aria-label={`${t('tournament-print.table')} ${table}`}
          >
            <header>
              <p>
                {setting.name}
                {setting.date && <small>{dayInWords(words, setting.date)}</small>}
                <b>{roundName(words, round + 1, setting.rounds)}</b>
              </p>
              <p>
                {t('tournament-print.table')}
                <strong>{table}</strong>
              </p>
            </header>
            <table>
              <thead>
                <tr>
                  <td />
                  <th scope="col">{t('tournament-print.points')}</th>
                  {!isEach && <th scope="col">{t('tournament-print.matches')}</th>}
                </tr>
              </thead>
              <tbody>
                {letters.map((letter) => (
                  <tr key={letter}>
                    <th scope="row">
                      <i>{letter}</i>
                      <span>
                        {rows
                          .filter((one) => one.letter === letter)
                          .map(({ id }) => (
                            <span key={id} className={fit(nameOf(id), 22)}>
                              {nameOf(id)}
                            </span>
                          ))}
                      </span>
                    </th>
                    <td />
                    {!isEach && <td />}
                  </tr>
                ))}
              </tbody>
              {sum !== null && (
                <tfoot>
                  <tr>
                    <th scope="row">{t('tournament-print.sum')}</th>
                    <td>{format.number(sum)}</td>
                    {!isEach && (
                      <td>{bonus > 0 && t('tournament-print.perMatch', { points: bonus })}</td>
                    )}
                  </tr>
                </tfoot>
              )}
            </table>
            <footer>
              <p>
                <span className="tour-signs">{t('tournament-print.signatures')}</span>
                {url && <small className="tour-scan">{t('tournament-print.scan')}</small>}
              </p>
              {url && <Qr text={url} label={t('tournament-print.qr')} className="tour-qr" />}
            </footer>
          </article>
        );
      })}
    </div>
  ));
}

/** The links of the round's tables, made where they are missing; none for who may make none. */
function useTableLinks(round: number): ReadonlyMap<number, string> {
  const { view } = useWhole();
  const { send } = useSend(changeTournamentLinks);
  const [links, setLinks] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    if (!view.runsIt) return;
    const asked = { tournamentId: view.id, do: 'open', role: 'table', round } as const;
    void send({ ...asked, origin: location.origin }).then((sent) => {
      const own = sent?.value.links.filter((one) => one.role === 'table' && one.round === round);
      setLinks(new Map(own?.flatMap(({ table, url }) => (table === null ? [] : [[table, url]]))));
    });
  }, [view.id, view.runsIt, round]);
  return links;
}
