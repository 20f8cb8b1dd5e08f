/** The form that finds games: one field for everything, the rest folded away, with what is set under it. */
import type { Route } from 'next';
import Link from 'next/link';
import { Field, Input, inputOnPaper } from '@/app/ui/form';
import { DownIcon, Icon } from '@/app/ui/icons';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { Select } from '@/app/ui/pick';
import { RESULTS, resultChoice } from '@/lib/i18n/archive';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { VARIANT_IDS } from '@/lib/jass';
import type { Choice, Named, SearchFault } from '@/lib/server/archive';
import type { Asked, Field as FieldName } from '@/lib/server/operations/input/search';
import { SearchChips } from './search-chips';

type Offered =
  | { readonly names: readonly string[]; readonly leagues: readonly Choice[] }
  | { readonly players: readonly Choice[]; readonly seasons: readonly Choice[] };

export function FindGames({
  path,
  asked,
  named,
  offered,
  fault = null,
  isOpen = false,
  isShort = false,
}: {
  /** The page that the search belongs to. */
  path: string;
  asked: Asked;
  named: Named;
  /** What can be chosen: names and leagues, or the players and seasons of one league. */
  offered: Offered;
  /** What of it says nothing: told at its field, in the form left open. */
  fault?: SearchFault | null;
  /** Nothing is asked yet, and all of it is what somebody came for. */
  isOpen?: boolean;
  /** On a phone one line is enough: what it leads to has the rest. */
  isShort?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const faultOf = (own: SearchFault) => (fault === own ? t(`games.fault.${own}`) : undefined);
  return (
    <search className="@container flex flex-col gap-3 print:hidden">
      <form
        action={path}
        method="get"
        className={`group/find rounded-xl border border-ink/15 bg-card @4xl:flex @4xl:flex-wrap @4xl:items-end ${isShort ? 'max-lg:border-0 max-lg:bg-transparent' : ''}`}
      >
        <div
          className={`px-4 pt-3 @4xl:w-1/2 @4xl:pb-3 ${isShort ? 'max-lg:p-0 max-lg:[&_label]:sr-only' : ''}`}
        >
          <Field label={t('games.find.words')} fault={faultOf('words')}>
            {(tie) => (
              <span className="flex gap-2">
                <input
                  {...tie}
                  type="search"
                  name="words"
                  defaultValue={asked.words}
                  placeholder={t('games.find.wordsLike')}
                  autoComplete="off"
                  className={`${inputOnPaper} text-ellipsis`}
                />
                <button
                  type="submit"
                  aria-label={t('games.find.find')}
                  className={`${keyOnPaper} shrink-0 group-has-[details[open]]/find:hidden ${isShort ? 'max-lg:px-3!' : ''}`}
                >
                  {isShort && (
                    <span className="lg:hidden">
                      <Icon path="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM16 16l4.5 4.5" />
                    </span>
                  )}
                  <span className={isShort ? 'max-lg:hidden' : ''}>{t('games.find.find')}</span>
                </button>
                {isShort && (
                  <Link
                    href={path as Route}
                    aria-label={t('games.find.title')}
                    title={t('games.find.title')}
                    className={`${keyOnPaper} shrink-0 px-3! lg:hidden`}
                  >
                    <Icon path="M4 7h16M7 12h10M10 17h4" />
                  </Link>
                )}
              </span>
            )}
          </Field>
        </div>
        <details
          className={`group @4xl:flex-1 @4xl:open:basis-full ${isShort ? 'max-lg:hidden' : ''}`}
          open={isOpen || (fault !== null && fault !== 'words')}
        >
          <summary className="flex min-h-14 items-center justify-between gap-3 px-4 font-semibold">
            {t('games.find.title')}
            <span aria-hidden="true" className="text-ink-dim group-open:rotate-180">
              <DownIcon />
            </span>
          </summary>
          <div className="grid grid-cols-2 gap-x-3 gap-y-4 px-4 pt-1 pb-5 *:min-w-0 @4xl:grid-cols-4 @4xl:items-end">
            {'names' in offered ? (
              <WhoByName
                asked={asked}
                named={named}
                names={offered.names}
                fault={faultOf('whose')}
              />
            ) : (
              <WhoOfLeague asked={asked} players={offered.players} fault={faultOf('whose')} />
            )}
            <label className="col-span-2 flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                name="pair"
                value="1"
                defaultChecked={asked.pair !== undefined}
                className="size-6 accent-felt"
              />
              {t('games.find.pair')}
            </label>
            <Choose
              label={t('games.find.variant')}
              name="variant"
              value={asked.variant}
              none={t('games.find.anyVariant')}
              options={VARIANT_IDS.map((id) => ({ id, name: variantName(words, id) }))}
            />
            <Choose
              label={t('games.find.result')}
              name="result"
              value={asked.result}
              none={t('games.find.anyResult')}
              options={RESULTS.map((id) => ({ id, name: resultChoice(words, id) }))}
            />
            {'leagues' in offered ? (
              <Choose
                label={t('games.find.where')}
                name="league"
                value={asked.league}
                none={t('games.find.everywhere')}
                options={[{ id: 'own', name: t('games.find.outside') }, ...offered.leagues]}
              />
            ) : (
              <Choose
                label={t('games.find.season')}
                name="season"
                value={asked.season}
                none={t('games.find.anySeason')}
                options={offered.seasons}
              />
            )}
            <Choose
              label={t('games.find.order')}
              name="order"
              value={asked.order}
              none={t('games.find.newest')}
              options={[{ id: 'oldest', name: t('games.find.oldest') }]}
            />
            <Input label={t('games.find.from')} type="date" name="from" defaultValue={asked.from} />
            <Input
              label={t('games.find.to')}
              fault={faultOf('span')}
              type="date"
              name="to"
              defaultValue={asked.to}
            />
            {asked.evening && <input type="hidden" name="evening" value={asked.evening} />}
            <button type="submit" className={`${actionOnPaper} col-span-2`}>
              {t('games.find.findThese')}
            </button>
          </div>
        </details>
      </form>
      <SearchChips path={path} asked={asked} named={named} />
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
    <Input
      label={label}
      fault={name === 'name' ? fault : undefined}
      name={name}
      list="known-names"
      defaultValue={value}
    />
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
      <Choose
        label={t('games.find.player')}
        name="player"
        value={asked.player}
        fault={fault}
        {...shared}
      />
      <Choose label={t('games.find.together')} name="with" value={asked.with} {...shared} />
    </>
  );
}

/** One of these, or none of them. */
const Choose = ({
  value = '',
  none,
  options,
  ...field
}: Pick<React.ComponentProps<typeof Select>, 'label' | 'fault'> & {
  name: FieldName;
  value: string | undefined;
  /** What it says where nothing is chosen. */
  none: string;
  options: readonly Choice[];
}) => <Select {...field} defaultValue={value} options={[{ id: '', name: none }, ...options]} />;
