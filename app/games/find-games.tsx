/** The form that finds games, folded away, and what is set as chips that can be taken off. */
import type { Route } from 'next';
import Link from 'next/link';
import { Field, inputOnPaper } from '@/app/ui/form';
import { CloseIcon, DownIcon } from '@/app/ui/icons';
import { actionOnPaper } from '@/app/ui/keys';
import { dayInWords, RESULTS, resultChip, SEARCH_FAULTS } from '@/lib/i18n/en/archive';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { VARIANT_IDS } from '@/lib/jass';
import type { Choice, Named } from '@/lib/server/archive/search-choices';
import type { SearchFault } from '@/lib/server/archive/search-fault';
import { type Asked, type Field as FieldName, searchHref } from './filter';

type Offered =
  | { readonly names: readonly string[]; readonly leagues: readonly Choice[] }
  | { readonly players: readonly Choice[]; readonly seasons: readonly Choice[] };

export function FindGames({
  path,
  asked,
  named,
  offered,
  fault = null,
}: {
  /** The page that the search belongs to. */
  path: string;
  asked: Asked;
  named: Named;
  /** What can be chosen: names and leagues, or the players and seasons of one league. */
  offered: Offered;
  /** What of it says nothing: told at its field, in the form left open. */
  fault?: SearchFault | null;
}) {
  const faultOf = (own: SearchFault) => (fault === own ? SEARCH_FAULTS[own] : undefined);
  const chips = chipsOf(asked, named);
  return (
    <search className="flex flex-col gap-3 print:hidden">
      <details className="group rounded-xl border border-ink/15 bg-card" open={fault !== null}>
        <summary className="flex min-h-14 items-center justify-between gap-3 px-4 font-semibold text-lg">
          Find a game
          <span aria-hidden="true" className="text-ink-dim group-open:rotate-180">
            <DownIcon />
          </span>
        </summary>
        <form
          action={path}
          method="get"
          className="grid grid-cols-1 gap-4 px-4 pt-1 pb-5 sm:grid-cols-2"
        >
          {'names' in offered ? (
            <WhoByName asked={asked} named={named} names={offered.names} fault={faultOf('whose')} />
          ) : (
            <WhoOfLeague asked={asked} players={offered.players} fault={faultOf('whose')} />
          )}
          <label className="flex min-h-12 items-center gap-3 sm:col-span-2">
            <input
              type="checkbox"
              name="pair"
              value="1"
              defaultChecked={asked.pair !== undefined}
              className="size-6 accent-felt"
            />
            The two on the same side
          </label>
          <Select
            label="Variant"
            name="variant"
            value={asked.variant}
            none="any"
            options={VARIANT_IDS.map((id) => ({ id, name: VARIANTS[id].name }))}
          />
          <Select
            label="Result"
            name="result"
            value={asked.result}
            none="any"
            options={Object.entries(RESULTS).map(([id, name]) => ({
              id,
              name: id === 'won' || id === 'lost' ? `${name} by the player` : name,
            }))}
          />
          {'leagues' in offered ? (
            <Select
              label="Where"
              name="league"
              value={asked.league}
              none="everywhere"
              options={[{ id: 'own', name: 'outside of leagues' }, ...offered.leagues]}
            />
          ) : (
            <Select
              label="Season"
              name="season"
              value={asked.season}
              none="any"
              options={offered.seasons}
            />
          )}
          <Select
            label="Order"
            name="order"
            value={asked.order}
            none="the newest first"
            options={[{ id: 'oldest', name: 'the oldest first' }]}
          />
          <Field label="From">
            {(tie) => (
              <input
                {...tie}
                type="date"
                name="from"
                defaultValue={asked.from}
                className={inputOnPaper}
              />
            )}
          </Field>
          <Field label="To" fault={faultOf('span')}>
            {(tie) => (
              <input
                {...tie}
                type="date"
                name="to"
                defaultValue={asked.to}
                className={inputOnPaper}
              />
            )}
          </Field>
          <div className="sm:col-span-2">
            <Field label="Words in the notes" fault={faultOf('words')}>
              {(tie) => (
                <input
                  {...tie}
                  name="words"
                  defaultValue={asked.words}
                  autoComplete="off"
                  className={inputOnPaper}
                />
              )}
            </Field>
          </div>
          {asked.evening && <input type="hidden" name="evening" value={asked.evening} />}
          <button type="submit" className={`${actionOnPaper} sm:col-span-2`}>
            Find
          </button>
        </form>
      </details>
      {chips.length > 0 && (
        <ul aria-label="Looked for" className="flex flex-wrap gap-2">
          {chips.map(({ label, fields }) => (
            <li key={label}>
              <Link
                href={searchHref(path, without(asked, fields)) as Route}
                aria-label={`Without: ${label}`}
                className="inline-flex min-h-12 items-center gap-1 rounded-full border border-ink/25 bg-card pr-3 pl-4 active:bg-paper-dark"
              >
                {label}
                <CloseIcon />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function WhoByName({
  asked,
  named,
  names,
  fault,
}: {
  asked: Asked;
  named: Named;
  names: readonly string[];
  fault: string | undefined;
}) {
  const known = (id: string | undefined) => (id === undefined ? undefined : named.players.get(id));
  const input = (name: 'name' | 'other', label: string, value: string | undefined) => (
    <Field label={label} fault={name === 'name' ? fault : undefined}>
      {(tie) => (
        <input
          {...tie}
          name={name}
          list="known-names"
          defaultValue={value}
          autoComplete="off"
          className={inputOnPaper}
        />
      )}
    </Field>
  );
  return (
    <>
      {input('name', 'Player', asked.name ?? known(asked.player))}
      {input('other', 'Together with', asked.other ?? known(asked.with))}
      <datalist id="known-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function WhoOfLeague({
  asked,
  players,
  fault,
}: {
  asked: Asked;
  players: readonly Choice[];
  fault: string | undefined;
}) {
  const shared = { none: 'anybody', options: players };
  return (
    <>
      <Select label="Player" name="player" value={asked.player} fault={fault} {...shared} />
      <Select label="Together with" name="with" value={asked.with} {...shared} />
    </>
  );
}

function Select({
  label,
  name,
  value,
  none,
  options,
  fault,
}: {
  label: string;
  name: FieldName;
  value: string | undefined;
  /** What it says where nothing is chosen. */
  none: string;
  options: readonly Choice[];
  fault?: string | undefined;
}) {
  return (
    <Field label={label} fault={fault}>
      {(tie) => (
        <select {...tie} name={name} defaultValue={value ?? ''} className={inputOnPaper}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type Chip = { readonly label: string; readonly fields: readonly FieldName[] };

/** What is set, each with the fields that say it. */
function chipsOf(asked: Asked, named: Named): Chip[] {
  const first = asked.player ? (named.players.get(asked.player) ?? 'a player') : asked.name;
  const second = asked.with ? (named.players.get(asked.with) ?? 'a player') : asked.other;
  const chips: (Chip | false | '' | undefined)[] = [
    first !== undefined && { label: first, fields: ['player', 'name'] },
    second !== undefined && { label: `with ${second}`, fields: ['with', 'other', 'pair'] },
    asked.pair && second !== undefined && { label: 'on the same side', fields: ['pair'] },
    asked.variant && { label: VARIANTS[asked.variant].name, fields: ['variant'] },
    asked.league && {
      label: asked.league === 'own' ? 'outside of leagues' : (named.league ?? 'a league'),
      fields: ['league'],
    },
    asked.season && { label: named.season ?? 'a season', fields: ['season'] },
    asked.evening && {
      label: named.evening ? `evening of ${dayInWords(named.evening)}` : 'an evening',
      fields: ['evening'],
    },
    asked.from && { label: `from ${dayInWords(asked.from)}`, fields: ['from'] },
    asked.to && { label: `to ${dayInWords(asked.to)}`, fields: ['to'] },
    asked.result && { label: resultChip(asked.result, first ?? second), fields: ['result'] },
    asked.words && { label: `“${asked.words}”`, fields: ['words'] },
    asked.order === 'oldest' && { label: 'the oldest first', fields: ['order'] },
  ];
  return chips.flatMap((chip) => chip || []);
}

const without = (asked: Asked, fields: readonly FieldName[]): Asked =>
  // Whatever is left of an Asked is one.
  Object.fromEntries(
    Object.entries(asked).filter(([field]) => !fields.some((gone) => gone === field)),
  ) as Asked;
