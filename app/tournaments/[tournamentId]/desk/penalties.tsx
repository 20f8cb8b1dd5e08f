'use client';
/** Points that somebody loses, and why. */
import { useState } from 'react';
import { linkInText, smallKey } from '@/app/leagues/parts';
import { AskTwice } from '@/app/ui/ask-twice';
import { Field, Input, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { FindEntrant } from '../find-entrant';
import { PlaceLink } from '../place-link';
import { usePeople } from '../use-people';
import { useTell } from '../use-tell';
import { useWhole } from '../use-tournament';

export function Penalties() {
  const { t, format } = useWords();
  const { view, whole } = useWhole();
  const { nameOf } = usePeople();
  const { tell, fault } = useTell();
  const [entrant, setEntrant] = useState<string | null>(null);
  const [points, setPoints] = useState('');
  const [reason, setReason] = useState('');
  const round = Math.max(0, whole.rounds.length - 1);
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (entrant === null) return;
          const id = tell({
            ...{ kind: 'penalty', entrant, round, points: Number(points), reason: reason.trim() },
          });
          if (id === null) return;
          setEntrant(null);
          setPoints('');
          setReason('');
        }}
      >
        <h2 className="font-semibold text-xl">{t('tournament-desk.penalties.title')}</h2>
        <p className="text-ink-dim">{t('tournament-desk.penalties.line')}</p>
        {entrant === null ? (
          <FindEntrant onPick={({ id }) => setEntrant(id)} />
        ) : (
          <p className="flex items-center justify-between gap-3">
            <b className="text-lg">{nameOf(entrant)}</b>
            <button type="button" className={smallKey} onClick={() => setEntrant(null)}>
              {t('tournament-desk.penalties.other')}
            </button>
          </p>
        )}
        <Field label={t('tournament-desk.penalties.points')}>
          {(tie) => (
            <input
              {...tie}
              inputMode="numeric"
              value={points}
              onChange={(event) => setPoints(event.target.value.replace(/\D/g, '').slice(0, 6))}
              className={`${inputOnPaper} tabular-nums`}
            />
          )}
        </Field>
        <Input
          label={t('tournament-desk.reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        <Refused>{fault}</Refused>
        <button
          type="submit"
          className={actionOnPaper}
          disabled={entrant === null || Number(points) === 0}
        >
          {t('tournament-desk.penalties.give')}
        </button>
        <PlaceLink place="desk" className={`${linkInText} self-start`}>
          {t('tournament-desk.toDesk')}
        </PlaceLink>
      </form>
      <ul className="flex flex-col divide-y divide-ink/10">
        {whole.penalties.map((one) => (
          <li key={one.id} className="flex flex-col gap-2 py-3">
            <p className="flex justify-between gap-3 text-lg">
              <span>{nameOf(one.entrant)}</span>
              <b className="tabular-nums">
                {view.setting.better === 'least' ? '+' : '−'}
                {format.number(one.points)}
              </b>
            </p>
            <p className="text-ink-dim">
              {t('tournaments.round', { round: String(one.round + 1) })}
              {one.reason !== '' && `, ${one.reason}`}
            </p>
            <div className="grid grid-cols-2 gap-2">
              <AskTwice
                ask={t('tournament-desk.penalties.lift')}
                keep={t('tournament-desk.keep')}
                sure={t('tournament-desk.penalties.liftSure')}
                look={smallKey}
                danger="text-refusal"
                onSure={() => tell({ kind: 'lift', penalty: one.id })}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
