/** The form that finds games, folded away, and what is set as chips that can be taken off. */
import type { Route } from 'next';
import Link from 'next/link';
import { Field, inputOnPaper } from '@/app/ui/form';
import { CloseIcon, DownIcon } from '@/app/ui/icons';
import { actionOnPaper } from '@/app/ui/keys';
import { eveningOf, RESULTS, resultChip, resultChoice } from '@/lib/i18n/archive';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
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
  const words = useWords();
  const { t } = words;
  const faultOf = (own: SearchFault) => (fault === own ? t(`games.fault.${own}`) : undefined);
  const chips = chipsOf(words, asked, named);
  return (
    <search className="flex flex-col gap-3 print:hidden">
      <details className="group rounded-xl border border-ink/15 bg-card" open={fault !== null}>
        <summary className="flex min-h-14 items-center justify-between gap-3 px-4 font-semibold text-lg">
          {t('games.find.title')}
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
            {t('games.find.pair')}
          </label>
          <Select
            label={t('games.find.variant')}
            name="variant"
            value={asked.variant}
            none={t('games.find.anyVariant')}
            options={VARIANT_IDS.map((id) => ({ id, name: variantName(words, id) }))}
          />
          <Select
            label={t('games.find.result')}
            name="result"
            value={asked.result}
            none={t('games.find.anyResult')}
            options={RESULTS.map((id) => ({ id, name: resultChoice(words, id) }))}
          />
          {'leagues' in offered ? (
            <Select
              label={t('games.find.where')}
              name="league"
              value={asked.league}
              none={t('games.find.everywhere')}
              options={[{ id: 'own', name: t('games.find.outside') }, ...offered.leagues]}
            />
          ) : (
            <Select
              label={t('games.find.season')}
              name="season"
              value={asked.season}
              none={t('games.find.anySeason')}
              options={offered.seasons}
            />
          )}
          <Select
            label={t('games.find.order')}
            name="order"
            value={asked.order}
            none={t('games.find.newest')}
            options={[{ id: 'oldest', name: t('games.find.oldest') }]}
          />
          <Field label={t('games.find.from')}>
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
          <Field label={t('games.find.to')} fault={faultOf('span')}>
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
            <Field label={t('games.find.words')} fault={faultOf('words')}>
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
            {t('games.find.find')}
          </button>
        </form>
      </details>
      {chips.length > 0 && (
        <ul aria-label={t('games.chips.title')} className="flex flex-wrap gap-2">
          {chips.map(({ label, fields }) => (
            <li key={label}>
              <Link
                href={searchHref(path, without(asked, fields)) as Route}
                aria-label={t('games.chips.without', { label })}
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
  const { t } = useWords();
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
      {input('name', t('games.find.player'), asked.name ?? known(asked.player))}
      {input('other', t('games.find.together'), asked.other ?? known(asked.with))}
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
  const { t } = useWords();
  const shared = { none: t('games.find.anybody'), options: players };
  return (
    <>
      <Select
        label={t('games.find.player')}
        name="player"
        value={asked.player}
        fault={fault}
        {...shared}
      />
      <Select label={t('games.find.together')} name="with" value={asked.with} {...shared} />
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
function chipsOf(words: Words, asked: Asked, named: Named): Chip[] {
  const { t } = words;
  const nameOf = (id: string) => named.players.get(id) ?? t('games.chips.somebody');
  const first = asked.player ? nameOf(asked.player) : asked.name;
  const second = asked.with ? nameOf(asked.with) : asked.other;
  const chips: (Chip | false | '' | undefined)[] = [
    first !== undefined && { label: first, fields: ['player', 'name'] },
    second !== undefined && {
      label: t('games.chips.with', { name: second }),
      fields: ['with', 'other', 'pair'],
    },
    asked.pair && second !== undefined && { label: t('games.chips.pair'), fields: ['pair'] },
    asked.variant && { label: variantName(words, asked.variant), fields: ['variant'] },
    asked.league && {
      label:
        asked.league === 'own'
          ? t('games.find.outside')
          : (named.league ?? t('games.chips.someLeague')),
      fields: ['league'],
    },
    asked.season && { label: named.season ?? t('games.chips.someSeason'), fields: ['season'] },
    asked.evening && {
      label: named.evening ? eveningOf(words, named.evening) : t('games.chips.someEvening'),
      fields: ['evening'],
    },
    asked.from && {
      label: t('games.chips.from', { day: dayInWords(words, asked.from) }),
      fields: ['from'],
    },
    asked.to && {
      label: t('games.chips.to', { day: dayInWords(words, asked.to) }),
      fields: ['to'],
    },
    asked.result && {
      label: resultChip(words, asked.result, first ?? second),
      fields: ['result'],
    },
    asked.words && { label: t('games.chips.words', { words: asked.words }), fields: ['words'] },
    asked.order === 'oldest' && { label: t('games.find.oldest'), fields: ['order'] },
  ];
  return chips.flatMap((chip) => chip || []);
}

const without = (asked: Asked, fields: readonly FieldName[]): Asked =>
  // Whatever is left of an Asked is one.
  Object.fromEntries(
    Object.entries(asked).filter(([field]) => !fields.some((gone) => gone === field)),
  ) as Asked;
