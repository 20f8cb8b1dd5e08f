'use client';
/** Where the slips are typed in: by several at once, each at a desk with a name. */
import { useState } from 'react';
import { linkInText } from '@/app/leagues/parts';
import { Input } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { recall, remember } from '@/lib/browser/storage';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { resultOf, statusOf } from '@/lib/tournament';
import { Clock } from '../clock';
import { PlaceLink } from '../place-link';
import type { PlaceProps } from '../places';
import { useWhole } from '../use-tournament';
import { OneTable } from './one-table';
import { Penalties } from './penalties';
import { Tables } from './tables';
import { TypeSlips } from './type-slips';

const keyOf = (tournamentId: string) => `tournament-desk/${tournamentId}`;

export default function Desk({ rest }: PlaceProps) {
  const words = useWords();
  const { t } = words;
  const { view, whole } = useWhole();
  const [desk, setDesk] = useState(() => {
    const known = recall(keyOf(view.id));
    return typeof known === 'string' ? known : '';
  });
  const isDirectors = view.role === 'director';
  const shown = whole.rounds.filter(({ status }) => status !== 'drawn').length;
  if (isDirectors && rest === 'penalties') return <Penalties />;
  if (shown === 0) return <p>{t('tournament-desk.noRound')}</p>;
  const [roundText = '', tableText] = rest.split('/');
  const asked = Number(roundText);
  const round = (Number.isInteger(asked) && asked >= 1 && asked <= shown ? asked : shown) - 1;
  const own = whole.rounds[round];
  const table = own?.tables.find((one) => `${one.table}` === tableText);
  // The director corrects a result without being a desk.
  const isCorrected = isDirectors && table !== undefined && resultOf(table) !== null;
  if (desk === '' && !isCorrected)
    return (
      <DeskName
        onNamed={(name) => {
          remember(keyOf(view.id), name);
          setDesk(name);
        }}
      />
    );
  if (!own) return null;
  if (table) return <OneTable key={table.table} round={round} own={table} desk={desk} />;
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-semibold text-xl">
            {roundName(words, round + 1, view.setting.rounds)}
          </h2>
          {statusOf(own) === 'begun' && own.begunAt !== null && (
            <Clock
              begunAt={own.begunAt}
              minutes={own.minutes}
              className="font-semibold text-xl tabular-nums"
            />
          )}
        </div>
        <TypeSlips key={round} round={round} own={own} desk={desk} />
        <p className="text-ink-dim">
          {t('tournament-desk.desk', { desk })}{' '}
          <button type="button" className={linkInText} onClick={() => setDesk('')}>
            {t('tournament-desk.otherDesk')}
          </button>
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Tables round={round} own={own} desk={desk} />
        {shown > 1 && (
          <nav aria-label={t('tournament-desk.rounds')} className="flex flex-wrap gap-2">
            {Array.from({ length: shown }, (_, at) => (
              <PlaceLink
                key={at}
                place={`desk/${at + 1}`}
                aria-current={at === round ? 'page' : undefined}
                className="inline-flex min-h-12 items-center rounded-lg px-3 text-ink-dim aria-[current]:bg-felt aria-[current]:font-semibold aria-[current]:text-paper"
              >
                {t('tournaments.round', { round: String(at + 1) })}
              </PlaceLink>
            ))}
          </nav>
        )}
        {isDirectors && (
          <PlaceLink place="desk/penalties" className={`${linkInText} self-start`}>
            {t('tournament-desk.penalties.title')}
          </PlaceLink>
        )}
      </div>
    </div>
  );
}

/** The name of the desk, once on each device. */
function DeskName({ onNamed }: { onNamed: (name: string) => void }) {
  const { t } = useWords();
  const [name, setName] = useState('');
  return (
    <form
      className="flex max-w-sm flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onNamed(name.trim());
      }}
    >
      <h2 className="font-semibold text-2xl">{t('tournament-desk.which')}</h2>
      <p>{t('tournament-desk.whichLine')}</p>
      <fieldset className="grid grid-cols-4 gap-2">
        <legend className="sr-only">{t('tournament-desk.which')}</legend>
        {['A', 'B', 'C', 'D'].map((one) => (
          <button
            key={one}
            type="button"
            className={`${actionOnPaper} text-2xl!`}
            onClick={() => onNamed(one)}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <Input
        label={t('tournament-desk.otherName')}
        value={name}
        maxLength={40}
        enterKeyHint="done"
        onChange={(event) => setName(event.target.value)}
      />
      {name.trim() !== '' && (
        <button type="submit" className={actionOnPaper}>
          {t('tournament-ranking.reveal.next')}
        </button>
      )}
    </form>
  );
}
