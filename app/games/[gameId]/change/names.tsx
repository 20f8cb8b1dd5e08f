'use client';
/** What the game is called, and who sits where. */
import { useId, useState } from 'react';
import { actionOnSlate } from '@/app/ui/keys';
import { SheetFoot } from '@/app/ui/sheet';
import { ownNames, seatName } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { Table } from '@/lib/sync/game';
import { GAME_NAME_LENGTH, NAME_LENGTH, tidyName } from '@/lib/sync/table';
import type { TablePart } from '@/lib/sync/table-change';
import { field } from './field';
import type { TableFault } from './use-change';

export function Names({
  table,
  isPlacing,
  fault,
  onChange,
}: {
  table: Table;
  /** May whoever asks say who plays? */
  isPlacing: boolean;
  fault: TableFault | null;
  onChange: (seen: Table, after: TablePart) => void;
}) {
  const words = useWords();
  const { t } = words;
  const faultId = useId();
  // Only what was typed: what others change meanwhile is seen in the other fields.
  const [typed, setTyped] = useState<Readonly<Record<number | 'game', string | undefined>>>({
    game: undefined,
  });
  // Whoever sits in for somebody now, by the place in the list of all who did.
  const [typedIn, setTypedIn] = useState<Readonly<Record<number, string>>>({});
  const { substitutes = [] } = table;
  const sitsIn = (seat: number) => {
    const last = substitutes.findLastIndex((one) => one.seat === seat);
    const name = substitutes[last]?.name;
    return name === undefined || name === table.players[seat]
      ? null
      : { last, name: typedIn[last] ?? name };
  };
  const isRenamedIn = substitutes.some(
    ({ name }, at) => tidyName(typedIn[at] ?? name) !== tidyName(name),
  );
  const players = table.players.map((own, seat) => typed[seat] ?? own);
  const name = typed.game ?? table.name ?? '';
  const isRenamed = players.map((own, seat) => tidyName(own) !== table.players[seat]);
  const isNamed = tidyName(name) !== (table.name ?? '');
  const faulty =
    fault && (fault.path === 'name' ? 'game' : /^players\.(\d)$/.exec(fault.path)?.[1]);
  const told = (at: string) => ({
    'aria-invalid': faulty === at || undefined,
    'aria-describedby': faulty === at ? faultId : undefined,
  });
  const nameField = {
    readOnly: !isPlacing,
    maxLength: NAME_LENGTH,
    autoComplete: 'off',
    autoCapitalize: 'words',
    enterKeyHint: 'done',
    className: field,
    onFocus: ({ target }: React.FocusEvent<HTMLInputElement>) => target.select(),
  } as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(table, {
          ...(isRenamed.includes(true) && {
            players: players.map((own, seat) => (isRenamed[seat] ? own : null)),
          }),
          ...(isRenamedIn && {
            substitutes: substitutes.map((one, at) => ({ ...one, name: typedIn[at] ?? one.name })),
          }),
          ...(isNamed && { name }),
        });
      }}
    >
      <label className="flex flex-col gap-1 flat:flex-row flat:items-center flat:gap-3">
        <span className="shrink-0 font-semibold text-[0.9375rem]">{t('change.gameName')}</span>
        <input
          value={name}
          placeholder={variantName(words, table.variant)}
          maxLength={GAME_NAME_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          className={field}
          {...told('game')}
          onChange={({ target }) => setTyped({ ...typed, game: target.value })}
        />
      </label>
      <fieldset className="grid gap-1.5 flat:grid-cols-2">
        <legend className="pb-1 font-semibold text-[0.9375rem]">{t('change.who')}</legend>
        {ownNames(words, players).map((own, seat) => {
          const player = (
            <input
              key={seat}
              aria-label={t('new-game.nameOf', { seat: String(seat + 1) })}
              value={own}
              placeholder={seatName(words, seat)}
              {...nameField}
              {...told(String(seat))}
              onChange={({ target }) => setTyped({ ...typed, [seat]: target.value })}
            />
          );
          const now = sitsIn(seat);
          return now ? (
            <div key={seat} className="grid grid-cols-2 items-end gap-2">
              <label className="flex min-w-0 flex-col gap-1">
                <span className="truncate text-[0.9375rem]">
                  {t('change.substitute.for', { player: own })}
                </span>
                <input
                  value={now.name}
                  {...nameField}
                  onChange={({ target }) => setTypedIn({ ...typedIn, [now.last]: target.value })}
                />
              </label>
              {player}
            </div>
          ) : (
            player
          );
        })}
        {!isPlacing && <p className="text-[0.9375rem]">{t('change.leagueDecides')}</p>}
      </fieldset>
      {fault && (
        <p id={faultId} role="alert" className="text-refusal-chalk">
          {fault.message}
        </p>
      )}
      <SheetFoot>
        <button
          type="submit"
          disabled={!isNamed && !isRenamedIn && !isRenamed.includes(true)}
          className={`${actionOnSlate} flex-1 flat:min-h-11!`}
        >
          {t('change.save')}
        </button>
      </SheetFoot>
    </form>
  );
}
