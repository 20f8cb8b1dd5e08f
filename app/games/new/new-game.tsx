'use client';
/** Setting up a table: what is played, who sits where, who deals first, and the house options. */
import { useState } from 'react';
import { DownIcon, UpIcon } from '@/app/ui/icons';
import { actionOnPaper } from '@/app/ui/keys';
import { VARIANTS } from '@/lib/i18n/en';
import { makeOptions, parseOptions, VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import { useStartGame } from '../start-game';
import { HouseOptions } from './house-options';

export function NewGame({ names }: { names: readonly string[] }) {
  const [id, setId] = useState<VariantId>('mittlere');
  const [players, setPlayers] = useState<readonly string[]>(['', '', '', '']);
  const [size, setSize] = useState(3);
  const [dealer, setDealer] = useState(0);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [missing, setMissing] = useState('');
  const { start, busy, failure } = useStartGame();
  const sizes = variant(id).players;
  const seated = players.slice(0, size);

  const choose = (next: VariantId) => {
    setId(next);
    setOptions({});
    const fits = variant(next).players;
    const named = players.filter((name) => name.trim() !== '').length;
    setSize(fits.includes(named) ? named : (fits[0] ?? 3));
    setMissing('');
  };
  const name = (seat: number, value: string) => {
    setMissing('');
    setPlayers(players.map((old, i) => (i === seat ? value : old)));
  };
  const swap = (seat: number, other: number) => {
    const moved = [...players];
    [moved[seat], moved[other]] = [players[other] ?? '', players[seat] ?? ''];
    setPlayers(moved);
    if (dealer === seat || dealer === other) setDealer(dealer === seat ? other : seat);
  };
  const begin = (event: React.FormEvent) => {
    event.preventDefault();
    const table = seated.map((player) => player.trim());
    const blank = table.indexOf('');
    const twice = table.find((player, i) => player !== '' && table.indexOf(player) !== i);
    const checked = parseOptions(id, options);
    if (blank >= 0) return setMissing(`Seat ${blank + 1} has no name yet.`);
    if (twice) return setMissing(`There are two players called ${twice}; tell them apart.`);
    if (!checked.ok) return setMissing(checked.error.message);
    return start({
      variant: id,
      options: makeOptions(id, checked.value),
      players: table,
      firstDealer: Math.min(dealer, size - 1),
    });
  };
  const unused = names.filter((known) => !seated.includes(known)).slice(0, 12);

  return (
    <form onSubmit={begin} className="flex flex-col gap-7">
      <fieldset>
        <legend className="pb-2 font-semibold text-lg">What do you play?</legend>
        <div className="flex flex-col gap-2">
          {VARIANT_IDS.map((one) => (
            <label
              key={one}
              className="block rounded-xl border-2 border-ink/15 bg-white px-4 py-3 has-checked:border-felt has-focus-visible:outline-3 has-focus-visible:outline-line"
            >
              <input
                type="radio"
                name="variant"
                value={one}
                checked={id === one}
                onChange={() => choose(one)}
                className="sr-only"
              />
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold text-lg">{VARIANTS[one].name}</span>
                <span className="text-[15px] text-ink-dim">{VARIANTS[one].players}</span>
              </span>
              <span className="block text-[15px] text-ink-dim leading-snug">
                {VARIANTS[one].line}
              </span>
            </label>
          ))}
        </div>
      </fieldset>

      <fieldset>
        <legend className="font-semibold text-lg">Who sits where?</legend>
        <p className="pb-2 text-[15px] text-ink-dim">
          In the order of play: each sits to the right of the one before.
        </p>
        {sizes.length > 1 && (
          <div className="flex gap-2 pb-3">
            {sizes.map((count) => (
              <label
                key={count}
                className="grid min-h-12 flex-1 place-items-center rounded-lg border-2 border-ink/15 bg-white has-checked:border-felt has-focus-visible:outline-3 has-focus-visible:outline-line"
              >
                <input
                  type="radio"
                  name="size"
                  checked={size === count}
                  onChange={() => setSize(count)}
                  className="sr-only"
                />
                {count} players
              </label>
            ))}
          </div>
        )}
        <ol className="flex flex-col gap-2">
          {seated.map((player, seat) => (
            <li key={seat} className="flex items-center gap-1.5">
              <input
                aria-label={`Name of player ${seat + 1}`}
                value={player}
                maxLength={40}
                placeholder={`Player ${seat + 1}`}
                autoComplete="off"
                autoCapitalize="words"
                enterKeyHint="next"
                onChange={(event) => name(seat, event.target.value)}
                className="min-h-13 min-w-0 flex-1 rounded-lg border border-ink/30 bg-white px-3 text-lg placeholder:text-ink-dim"
              />
              <label className="grid min-h-13 cursor-pointer place-items-center rounded-lg border-2 border-transparent px-2 text-[15px] text-ink-dim has-checked:border-felt has-checked:font-semibold has-checked:text-felt has-focus-visible:outline-3 has-focus-visible:outline-line">
                <input
                  type="radio"
                  name="dealer"
                  aria-label={`${player || `Player ${seat + 1}`} deals first`}
                  checked={Math.min(dealer, size - 1) === seat}
                  onChange={() => setDealer(seat)}
                  className="sr-only"
                />
                deals
              </label>
              <button
                type="button"
                aria-label={`Move ${player || `player ${seat + 1}`} up`}
                disabled={seat === 0}
                onClick={() => swap(seat, seat - 1)}
                className="grid size-12 place-items-center rounded-lg disabled:opacity-25"
              >
                <UpIcon />
              </button>
              <button
                type="button"
                aria-label={`Move ${player || `player ${seat + 1}`} down`}
                disabled={seat === size - 1}
                onClick={() => swap(seat, seat + 1)}
                className="-ml-1.5 grid size-12 place-items-center rounded-lg disabled:opacity-25"
              >
                <DownIcon />
              </button>
            </li>
          ))}
        </ol>
        {unused.length > 0 && (
          <ul aria-label="Names used before" className="flex flex-wrap gap-2 pt-3">
            {unused.map((known) => (
              <li key={known}>
                <button
                  type="button"
                  className="min-h-12 rounded-full border border-ink/25 bg-white px-4"
                  onClick={() => {
                    const blank = seated.findIndex((player) => player.trim() === '');
                    if (blank >= 0) name(blank, known);
                  }}
                >
                  {known}
                </button>
              </li>
            ))}
          </ul>
        )}
      </fieldset>

      <HouseOptions
        key={id}
        variantId={id}
        players={size}
        options={options}
        onChange={(changed) => {
          setMissing('');
          setOptions(changed);
        }}
      />

      <div className="sticky bottom-0 z-10 bg-paper pt-2 pb-4">
        {(missing || failure) && (
          <p role="alert" className="pb-2 text-refusal">
            {missing || failure}
          </p>
        )}
        <button type="submit" className={`${actionOnPaper} w-full`} disabled={busy}>
          Start
        </button>
      </div>
    </form>
  );
}
