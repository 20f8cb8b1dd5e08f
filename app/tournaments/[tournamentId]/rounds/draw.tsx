'use client';
/** Drawing a round, or drawing it anew: from whom, and how. */
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { Choice } from '@/app/ui/choice';
import { Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { makeId } from '@/lib/browser/id';
import { faultInWords } from '@/lib/i18n/fault';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { draw as drawHere, isHere, tournamentOf } from '@/lib/tournament';
import { Figures } from '../figures';
import { PlaceLink } from '../place-link';
import { useTell } from '../use-tell';
import { useWhole } from '../use-tournament';

export function Draw({ round, isAgain = false }: { round: number; isAgain?: boolean }) {
  const words = useWords();
  const { t } = words;
  const { whole, draw, waiting } = useWhole();
  const { tell, fault } = useTell();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const { setting, entrants, rounds } = whole;
  const here = entrants.filter(isHere).length;
  const before = rounds[round - 1];
  const missing = before?.tables.filter(({ slips, fixed }) => !fixed && slips.length === 0).length;
  const ask = async () => {
    setBusy(true);
    setRefused('');
    const id = makeId();
    // The server draws of what it has; what it has not yet, this phone must draw of itself.
    const said = waiting > 0 ? undefined : await draw(round, id);
    const body = said?.body;
    if (said === undefined) {
      const seed = `${setting.seed}${rounds[round] ? `/${id}` : ''}`;
      const tournament = tournamentOf(whole);
      const drawn = tournament.ok ? drawHere({ ...tournament.value, seed }) : tournament;
      if (drawn.ok) {
        const tables = drawn.value.tables.map((seats) => [...seats]);
        tell({ kind: 'draw', round, seed, tables, out: [...drawn.value.out] });
      } else setRefused(faultInWords(words, drawn.error));
    } else if (said.status !== 200) setRefused(messageIn(body));
    setBusy(false);
  };
  if (isAgain)
    return (
      <>
        <button
          type="button"
          disabled={busy}
          className={keyOnPaper}
          onClick={() => void ask()}
          aria-busy={busy}
        >
          {t('tournament-rounds.drawAgain')}
        </button>
        <Refused>{refused || fault}</Refused>
      </>
    );
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <h2 className="font-semibold text-2xl leading-tight">
        {roundName(words, round + 1, setting.rounds)}
      </h2>
      <PlaceLink
        place="entrants"
        className="block rounded-xl border border-ink/15 bg-card px-4 py-3 active:bg-paper-dark"
      >
        <Figures
          all={[
            { value: here, label: t('tournaments.today.present') },
            { value: entrants.length - here, label: t('tournament-rounds.notHere') },
          ]}
        />
      </PlaceLink>
      {round > 0 && (
        <Choice
          label={t('tournament-rounds.order')}
          options={(['drawn', 'ranked'] as const).map((value) => ({
            value,
            name: t(`tournament-rounds.orders.${value}`),
          }))}
          value={setting.order}
          onChoose={(order) => tell({ kind: 'set-up', set: { order } })}
        />
      )}
      <Check
        label={t('tournament-rounds.clubsApart')}
        checked={setting.keepClubsApart}
        onChange={(keepClubsApart) => tell({ kind: 'set-up', set: { keepClubsApart } })}
      />
      {missing !== undefined && missing > 0 && (
        <p className="rounded-lg bg-highlight px-3 py-2">
          {t('tournament-rounds.missing', { round: String(round), tables: missing })}
        </p>
      )}
      <Refused>{refused || fault}</Refused>
      <button
        type="button"
        disabled={busy}
        aria-busy={busy}
        className={actionOnPaper}
        onClick={() => void ask()}
      >
        {t(busy ? 'tournament-rounds.drawing' : 'tournaments.today.draw', {
          round: String(round + 1),
        })}
      </button>
    </div>
  );
}

/** Why the server did not draw, in the reader's language. */
const messageIn = (body: unknown): string => {
  const error: unknown = Reflect.get(Object(body), 'error');
  return String(Reflect.get(Object(error), 'message') ?? '');
};
