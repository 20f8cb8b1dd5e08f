'use client';
/** Setting up a table: what is played, who sits where, who begins, and the house rules. */
import '@/lib/jass/all';
import { useEffect, useRef, useState } from 'react';
import { AskDeck } from '@/app/ui/ask-deck';
import { choiceOnPaper } from '@/app/ui/choice-look';
import { goToFault } from '@/app/ui/fault';
import { actionOnPaper } from '@/app/ui/keys';
import { lastRules, lastSize, rememberRules, rememberSize } from '@/lib/browser/house-rules';
import { makeId } from '@/lib/browser/id';
import { faultInWords } from '@/lib/i18n/fault';
import { type Values, whatFits } from '@/lib/i18n/options';
import { withSeatNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { OFFERED, parseOptions, VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';
import { checkTable } from '@/lib/sync/table';
import type { TourneyRef } from '@/lib/sync/tourney';
import { useStartGame } from '../start-game';
import { Agree } from './agree';
import { FixedRules } from './fixed-rules';
import { HouseRules } from './house-rules';
import { fitting, settled } from './option-draft';
import { Seats } from './seats';
import { TourneyLength } from './tourney-length';
import { VariantKeys } from './variant-keys';
import { WhichGame } from './which-game';

/** The evening of a league that a game is played at. */
export type At = {
  readonly evening: string;
  /** The variants that count. */
  readonly counting: readonly VariantId[];
  /** By variant; not to be changed here. */
  readonly houseRules: Readonly<Record<string, Values>>;
};

type Fault = Parameters<typeof faultInWords>[1] & { readonly path: string };

/** How many play a variant where nothing else says so: a table of four, where it is played so. */
const usualSize = (id: VariantId): number =>
  variant(id).players.includes(4) ? 4 : variant(id).example.players.length;

/** So many numbers of players have room beside the words over the felt. */
const MOST_BESIDE = 4;

const mostPlayers = (): number => Math.max(...VARIANT_IDS.flatMap((id) => variant(id).players));

/**
 * Whether who makes trumps first follows from who deals: then the table says that instead, as it is
 * known from the cards.
 */
function isByTrumps(id: VariantId, players: readonly string[], options: Values): boolean {
  const { maker } = variant(id);
  return players.every(
    (_, dealer) =>
      maker({ options, players, firstDealer: dealer }, 0) === (dealer + 1) % players.length,
  );
}

export function NewGame({
  names,
  played,
  asked,
  again,
  goesOn,
  at,
}: {
  /** Names used before. */
  names: readonly string[];
  /** What was played before, latest first. */
  played: readonly VariantId[];
  /** The variant that one came for. */
  asked?: VariantId | undefined;
  /** A table to begin with: the same players for the next game. */
  again?: Table | undefined;
  /** The tourney that goes on with this game. */
  goesOn?: TourneyRef | undefined;
  at?: At | undefined;
}) {
  const words = useWords();
  const { t } = words;
  const counts = (one: VariantId) => at?.counting.includes(one) ?? true;
  // Always in the same order, where a hand knows them; the one that was played last is chosen at first.
  const offered = OFFERED.toSorted((a, b) => Number(counts(b)) - Number(counts(a)));
  const recent = played.filter(counts);
  const [first] = useState<VariantId>(
    again?.variant ?? asked ?? recent[0] ?? offered[0] ?? VARIANT_IDS[0],
  );
  const [id, setId] = useState(first);
  const [players, setPlayers] = useState<readonly string[]>(
    Array.from({ length: mostPlayers() }, (_, seat) => again?.players[seat] ?? ''),
  );
  const [size, setSize] = useState(again?.players.length ?? usualSize(id));
  const [options, setOptions] = useState<Values>(again?.options ?? {});
  const [marked, setMarked] = useState(again?.firstDealer ?? 0);
  const [tourney, setTourney] = useState<number | null>(1);
  const [tourneyId] = useState(makeId);
  const [fault, setFault] = useState<Fault | null>(null);
  // The next game of the same table begins with what is agreed anew.
  const [agreeing, setAgreeing] = useState(
    again !== undefined && Object.keys(variant(id).agreed).length > 0,
  );
  const form = useRef<HTMLFormElement>(null);
  const { start, busy, failure } = useStartGame('form');
  const { players: sizes, agreed, tourneys, sidesOf } = variant(id);
  const isAgreed = Object.keys(agreed).length > 0;
  const seated = players.slice(0, size);
  const hasNames = seated.every((player) => player.trim() !== '');
  const mark = Math.min(marked, size - 1);
  const house = at?.houseRules[id];
  const rules: Values = { ...options, ...house };
  const all: Values = { ...agreed, ...rules };
  // What is typed need not be an option yet.
  const legible = parseOptions(id, all).ok ? all : agreed;
  const byTrumps = isByTrumps(id, seated, legible);

  // What was agreed last time only this phone knows, and not while the page is rendered.
  const hasRules = again !== undefined || house !== undefined;
  const firstId = useRef(id);
  useEffect(() => {
    if (!hasRules) setOptions(lastRules(firstId.current) ?? {});
  }, [hasRules]);
  const isNew = again === undefined;
  useEffect(() => {
    const count = isNew && lastSize(firstId.current);
    if (count) setSize(count);
  }, [isNew]);

  const seat = (count: number) => {
    setSize(count);
    setOptions(fitting(id, options, count));
  };
  const choose = (next: VariantId) => {
    const named = players.filter((name) => name.trim() !== '').length;
    const count = variant(next).players.includes(named)
      ? named
      : (lastSize(next) ?? usualSize(next));
    setId(next);
    setSize(count);
    setOptions(fitting(next, lastRules(next) ?? {}, count));
    setFault(null);
  };
  // What was tapped before the page could hear it.
  const early = useRef(() => {
    const tapped = form.current?.querySelector<HTMLInputElement>('input[name=variant]:checked');
    const next = VARIANT_IDS.find((one) => one === tapped?.value);
    if (next && next !== id) choose(next);
  });
  useEffect(() => early.current(), []);
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
  // A league counts people: there everybody has a name.
  const named = at ? seated : withSeatNames(words, seated, { variant: id, options: legible });
  const checked = (options: Values) =>
    checkTable({
      variant: id,
      options,
      players: named,
      // Who makes trumps first sits at the dealer's right.
      firstDealer: byTrumps ? (mark + size - 1) % size : mark,
    });
  const go = async (table: Table) => {
    const kept = settled(id, rules);
    if (kept && !house) rememberRules(id, kept);
    rememberSize(id, size);
    const begun = tourneys && tourney !== 1 ? { id: tourneyId, length: tourney } : undefined;
    const joined = goesOn ?? begun;
    await start(table, {
      ...(joined && { tourney: joined }),
      ...(at && { evening: at.evening }),
    });
  };
  const begin = (event: React.FormEvent) => {
    event.preventDefault();
    const table = checked(all);
    if (!table.ok) return setFault(table.error);
    return isAgreed ? setAgreeing(true) : go(table.value);
  };

  // The field is marked by the time this runs; of options it is marked as it is typed.
  useEffect(() => {
    if (fault && form.current) goToFault(form.current);
  }, [fault]);
  const seatFault = /^players\.(\d)$/.exec(fault?.path ?? '')?.[1];
  const option = /^options\.(\w+)/.exec(fault?.path ?? '')?.[1];
  const field = option === undefined ? undefined : variant(id).optionFields[option];
  const isAtField = seatFault !== undefined || (option !== undefined && !house);
  const said = fault && faultInWords(words, fault);
  const message = (field && whatFits(words, field, size)) || said;
  const isBeside = sizes.length > 1 && sizes.length <= MOST_BESIDE;
  const sides = isAgreed ? [] : sidesOf(size, legible);

  return (
    <>
      <form
        ref={form}
        onSubmit={begin}
        className="flex flex-1 flex-col gap-6 lg:grid lg:flex-none lg:grid-cols-2 lg:items-start lg:gap-10"
      >
        <VariantKeys
          offered={offered}
          first={[first, ...recent]}
          chosen={id}
          counts={counts}
          isHidden={goesOn !== undefined}
          onChoose={choose}
        >
          {!house && (
            <WhichGame variantId={id} players={size} options={rules} onChange={setOptions} />
          )}
        </VariantKeys>

        <div className="contents lg:flex lg:flex-col lg:gap-7">
          <fieldset>
            {/* How many they are stands beside it, as long as there is room: the felt is seen whole. */}
            <legend
              className={`pb-2 font-semibold text-lg ${isBeside ? 'float-left mr-3 leading-11' : ''}`}
            >
              {t('new-game.who')}
            </legend>
            {sizes.length > 1 && (
              <fieldset className={`flex gap-1.5 pb-2 ${isBeside ? 'justify-end' : ''}`}>
                <legend className="sr-only">{t('new-game.size')}</legend>
                {sizes.map((count) => (
                  <label
                    key={count}
                    className={`grid min-h-11 min-w-9 flex-1 place-items-center ${isBeside ? 'max-w-16' : ''} ${choiceOnPaper}`}
                  >
                    <input
                      type="radio"
                      name="size"
                      aria-label={t('new-game.players', { count })}
                      checked={size === count}
                      onChange={() => seat(count)}
                      className="sr-only"
                    />
                    <span aria-hidden="true">{count}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <Seats
              seated={seated}
              called={at ? null : named}
              sides={sides}
              marked={mark}
              begins={byTrumps ? 'trumps' : 'deals'}
              names={names}
              fixed={goesOn !== undefined}
              fault={
                said && seatFault !== undefined
                  ? { seat: Number(seatFault), message: said }
                  : undefined
              }
              onName={name}
              onMark={setMarked}
              onSwap={swap}
            />
          </fieldset>

          {tourneys && !goesOn && <TourneyLength value={tourney} onChange={setTourney} />}

          {/* Where what is trumps is written, or what was turned up. */}
          {variant(id).cards.length > 1 && <AskDeck />}

          {house ? (
            <FixedRules variantId={id} options={all} />
          ) : (
            <HouseRules
              key={id}
              variantId={id}
              players={size}
              options={rules}
              withoutGames
              onChange={(changed) => {
                setFault(null);
                setOptions(changed);
              }}
            />
          )}

          {/* In reach wherever one is, once it can be tapped; before, it would lie over the names. */}
          <div
            data-foot
            className={`bg-paper pt-2 pb-4 max-lg:mt-auto flat:py-1! ${!at || hasNames ? 'foot-of-form' : ''}`}
          >
            {((fault && !isAtField) || failure) && (
              <p role="alert" className="pb-2 text-refusal">
                {message || failure}
              </p>
            )}
            <button
              type="submit"
              className={`${actionOnPaper} w-full flat:min-h-12!`}
              disabled={busy}
            >
              {t('new-game.start')}
            </button>
          </div>
        </div>
      </form>
      {agreeing && (
        <Agree
          variantId={id}
          players={named.map((player) => player.trim())}
          busy={busy}
          failure={failure}
          onAgreed={(chosen) => {
            const table = checked({ ...rules, ...chosen });
            if (table.ok) void go(table.value);
            else setFault(table.error);
          }}
          onClose={() => setAgreeing(false)}
        />
      )}
    </>
  );
}
