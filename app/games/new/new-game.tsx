'use client';
/** Setting up a table: what is played, who sits where, who begins, and the house options. */
import { useEffect, useRef, useState } from 'react';
import { goToFault } from '@/app/ui/fault';
import { actionOnPaper } from '@/app/ui/keys';
import { makeId } from '@/lib/browser/id';
import { faultInWords } from '@/lib/i18n/fault';
import { optionLabel, stepOf, whatFits } from '@/lib/i18n/options';
import { useWords } from '@/lib/i18n/use-words';
import { variantWords } from '@/lib/i18n/variants';
import { parseOptions, VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import { makesTrumps } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { agreedPerGame } from '@/lib/sync/house-rules';
import { checkTable } from '@/lib/sync/table';
import type { TourneyRef } from '@/lib/sync/tourney';
import { useStartGame } from '../start-game';
import { Figure } from './figure';
import { FixedRules } from './fixed-rules';
import { asFigure, HouseOptions, type Values } from './house-options';
import { Seats } from './seats';
import { TourneyLength } from './tourney-length';

/** The evening of a league that a game is played at. */
export type At = {
  readonly evening: string;
  /** The variants that count. */
  readonly counting: readonly VariantId[];
  /** By variant; not to be changed here. */
  readonly houseRules: Readonly<Record<string, Values>>;
};

type Fault = Parameters<typeof faultInWords>[1] & { readonly path: string };

const picked =
  'rounded-xl border-2 border-ink/15 bg-card has-checked:border-felt focus-within-ring';

export function NewGame({
  names,
  again,
  goesOn,
  at,
}: {
  /** Names used before. */
  names: readonly string[];
  /** A table to begin with: the same players for the next game. */
  again?: Table | undefined;
  /** The tourney that goes on with this game. */
  goesOn?: TourneyRef | undefined;
  at?: At | undefined;
}) {
  const words = useWords();
  const { t } = words;
  const [id, setId] = useState<VariantId>(again?.variant ?? at?.counting[0] ?? 'mittlere');
  const [players, setPlayers] = useState<readonly string[]>(
    Array.from({ length: 4 }, (_, seat) => again?.players[seat] ?? ''),
  );
  const [size, setSize] = useState(again?.players.length ?? variant(id).players[0] ?? 3);
  const [options, setOptions] = useState<Values>(again?.options ?? {});
  const [marked, setMarked] = useState(again?.firstDealer ?? 0);
  const [tourney, setTourney] = useState<number | null>(1);
  const [tourneyId] = useState(makeId);
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { start, busy, failure } = useStartGame();
  const sizes = variant(id).players;
  const seated = players.slice(0, size);
  const hasNames = seated.every((player) => player.trim() !== '');
  const mark = Math.min(marked, size - 1);
  // Some options must be agreed: without them there is no game.
  const agreed = Object.keys(agreedPerGame(id));
  const house = at?.houseRules[id];
  const all: Values = { ...agreedPerGame(id), ...options, ...house };
  // What is typed need not be an option yet.
  const legible = parseOptions(id, all).ok ? all : agreedPerGame(id);
  const counts = (one: VariantId) => at?.counting.includes(one) ?? true;
  const offered = VARIANT_IDS.toSorted((a, b) => Number(counts(b)) - Number(counts(a)));
  const byTrumps = makesTrumps(id, size, legible) === 'right-of-dealer';

  const choose = (next: VariantId) => {
    setId(next);
    setOptions({});
    const fits = variant(next).players;
    const named = players.filter((name) => name.trim() !== '').length;
    setSize(fits.includes(named) ? named : (fits[0] ?? 3));
    setFault(null);
  };
  const name = (seat: number, value: string) => {
    setFault(null);
    setPlayers(players.map((old, i) => (i === seat ? value : old)));
  };
  const swap = (seat: number, other: number) => {
    const moved = [...players];
    [moved[seat], moved[other]] = [players[other] ?? '', players[seat] ?? ''];
    setPlayers(moved);
    if (mark === seat || mark === other) setMarked(mark === seat ? other : seat);
  };
  const begin = (event: React.FormEvent) => {
    event.preventDefault();
    const checked = checkTable({
      variant: id,
      options: all,
      players: seated,
      // Who makes trumps first sits at the dealer's right.
      firstDealer: byTrumps ? (mark + size - 1) % size : mark,
    });
    if (!checked.ok) return setFault(checked.error);
    const begun =
      variant(id).tourneys && tourney !== 1 ? { id: tourneyId, length: tourney } : undefined;
    const joined = goesOn ?? begun;
    return start(checked.value, {
      ...(joined && { tourney: joined }),
      ...(at && { evening: at.evening }),
    });
  };

  // The field is marked by the time this runs; of options it is marked as it is typed.
  useEffect(() => {
    if (fault && form.current) goToFault(form.current);
  }, [fault]);
  const seatFault = /^players\.(\d)$/.exec(fault?.path ?? '')?.[1];
  const option = /^options\.(\w+)/.exec(fault?.path ?? '')?.[1];
  const isAtField = seatFault !== undefined || (option !== undefined && !house);
  const said = fault && faultInWords(words, fault);
  const message = option === undefined ? said : whatFits(words, option, size);
  const called = (seat: number): string =>
    seated[seat]?.trim() || t('new-game.player', { seat: String(seat + 1) });

  return (
    <form ref={form} onSubmit={begin} className="flex flex-col gap-7">
      <fieldset hidden={goesOn !== undefined}>
        <legend className="pb-2 font-semibold text-lg">{t('new-game.what')}</legend>
        <div className="flex flex-col gap-1.5">
          {offered.map((one) => (
            <label key={one} className={`group block px-4 py-2.5 ${picked}`}>
              <input
                type="radio"
                name="variant"
                value={one}
                checked={id === one}
                onChange={() => choose(one)}
                className="sr-only"
              />
              <span className="flex items-baseline justify-between gap-3">
                <span className="shrink-0 font-semibold text-lg">
                  {variantWords(words, one).name}
                </span>
                <span className="text-right text-[0.9375rem] text-ink-dim">
                  {counts(one) ? variantWords(words, one).players : t('new-game.doesNotCount')}
                </span>
              </span>
              <span className="hidden text-[0.9375rem] text-ink-dim leading-snug group-has-checked:block">
                {variantWords(words, one).line}
              </span>
            </label>
          ))}
        </div>
      </fieldset>

      <fieldset>
        <legend className="font-semibold text-lg">{t('new-game.who')}</legend>
        {sizes.length > 1 && (
          <div className="flex gap-2 py-2">
            {sizes.map((count) => (
              <label key={count} className={`grid min-h-12 flex-1 place-items-center ${picked}`}>
                <input
                  type="radio"
                  name="size"
                  checked={size === count}
                  onChange={() => setSize(count)}
                  className="sr-only"
                />
                {t('new-game.players', { count: String(count) })}
              </label>
            ))}
          </div>
        )}
        <Seats
          seated={seated}
          marked={mark}
          begins={byTrumps ? 'trumps' : 'deals'}
          names={names}
          fixed={goesOn !== undefined}
          fault={
            said && seatFault !== undefined ? { seat: Number(seatFault), message: said } : undefined
          }
          onName={name}
          onMark={setMarked}
          onSwap={swap}
        />
        {variant(id)
          .sidesOf(size, legible)
          .every((seats) => seats.length === 2) && (
          <p className="pt-2 text-[0.9375rem] text-ink-dim">
            {t('new-game.partners', {
              a: called(0),
              b: called(1),
              c: called(2),
              d: called(3),
            })}
          </p>
        )}
      </fieldset>

      {agreed.length > 0 && (
        <fieldset className="flex flex-col gap-3">
          <legend className="font-semibold text-lg">{t('new-game.alone')}</legend>
          <p className="text-[0.9375rem] text-ink-dim">{t('new-game.bidding')}</p>
          <div className="flex gap-2">
            {seated.map((_, seat) => (
              <label
                key={seat}
                className={`grid min-h-12 min-w-0 flex-1 place-items-center ${picked}`}
              >
                <input
                  type="radio"
                  name="soloist"
                  checked={all.soloist === seat}
                  onChange={() => setOptions({ ...all, soloist: seat })}
                  className="sr-only"
                />
                <span className="max-w-full truncate px-1">{called(seat)}</span>
              </label>
            ))}
          </div>
          <Figure
            label={optionLabel(words, 'bid')}
            value={asFigure(all.bid)}
            step={stepOf('bid')}
            fits={(bid) => parseOptions(id, { ...agreedPerGame(id), bid }).ok}
            whatFits={whatFits(words, 'bid', size)}
            onChange={(bid) => setOptions({ ...all, bid })}
          />
        </fieldset>
      )}

      {variant(id).tourneys && !goesOn && <TourneyLength value={tourney} onChange={setTourney} />}

      {house ? (
        <FixedRules variantId={id} options={all} agreed={agreed} />
      ) : (
        <HouseOptions
          key={id}
          variantId={id}
          players={size}
          options={all}
          agreed={agreed}
          onChange={(changed) => {
            setFault(null);
            setOptions(changed);
          }}
        />
      )}

      {/* In reach wherever one is, once it can be tapped; before, it would lie over the names. */}
      <div className={`bg-paper pt-2 pb-4 ${hasNames ? 'sticky bottom-0 z-10' : ''}`}>
        {((fault && !isAtField) || failure) && (
          <p role="alert" className="pb-2 text-refusal">
            {message || failure}
          </p>
        )}
        <button type="submit" className={`${actionOnPaper} w-full`} disabled={busy}>
          {t('new-game.start')}
        </button>
      </div>
    </form>
  );
}
