'use client';
/** A season: its days, what counts, house rules, and the scheme of its table. */
import '@/lib/jass/all';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { HouseRules } from '@/app/games/new/house-rules';
import { Check } from '@/app/ui/check';
import { goToFault } from '@/app/ui/fault';
import { Input } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { inColumns } from '@/app/ui/paper-page';
import { Form, useForm } from '@/app/ui/use-form';
import { makeId } from '@/lib/browser/id';
import type { Values } from '@/lib/i18n/options';
import { schemeInWords } from '@/lib/i18n/scheme';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { OFFERED, VARIANT_IDS, type VariantId } from '@/lib/jass';
import type { Scheme } from '@/lib/league/scheme';
import { suitedScheme } from '@/lib/league/scheme-fault';
import type { SeasonSetting } from '@/lib/server/leagues';
import { checkHouseRules } from '@/lib/sync/house-rules';
import { leagueRoute, linkInText, smallKey } from '../../parts';
import { changeSeason, createSeason } from './actions';
import { Fold } from './form-parts';
import { SchemeFields } from './scheme-fields';
import { settingSent } from './setting-sent';

type Days = Pick<SeasonSetting, 'name' | 'startsOn' | 'endsOn'>;

export function SeasonForm({
  leagueId,
  seasonId,
  begin,
  taken,
  ways,
  goOn,
}: {
  leagueId: string;
  /** The season to be changed; a new one where left out. */
  seasonId?: string;
  begin: SeasonSetting;
  /** It comes after the latest season, or beside it on the same days, under a name of its own. */
  ways?: { readonly of: string; readonly after: Days; readonly beside: Days };
  /** Where it is made for: a page of the league, to which it is named at the end. */
  goOn?: string;
  /** What counts and how, and what it costs, is another season's; what it is where one starts clean. */
  taken?: {
    readonly from: { readonly id: string; readonly name: string };
    /** What it costs, in words; null where nothing was said about it. */
    readonly costs: string | null;
    readonly clean: Partial<SeasonSetting> & { scheme: Scheme };
  };
}) {
  const router = useRouter();
  const words = useWords();
  const { t } = words;
  const [newId] = useState(makeId);
  // As it was set by hand: what is put right while the variants change is no choice of anybody.
  const [chosen, setChosen] = useState(begin.scheme);
  const [isTaken, setTaken] = useState(taken !== undefined);
  const form = useForm({
    begin,
    send: async (setting) =>
      seasonId
        ? changeSeason({ id: seasonId, ...settingSent(setting) })
        : createSeason({
            ...{ id: newId, leagueId, ...settingSent(setting) },
            ...(taken && isTaken && { cashOf: taken.from.id }),
          }),
    onDone: () => {
      router.push(
        leagueRoute(leagueId, goOn ? `${goOn}season=${newId}` : `/seasons/${seasonId ?? newId}`),
      );
      router.refresh();
    },
  });
  const { draft, set } = form;
  const nothingCounts = form.fault('variants');
  const count = (id: VariantId, does: boolean) => {
    const variants = VARIANT_IDS.filter((one) =>
      one === id ? does : draft.variants.includes(one),
    );
    set({ variants, scheme: suitedScheme(chosen, variants) });
  };
  return (
    <Form
      of={form}
      isWrong={goToFault}
      save={seasonId ? t('seasons.form.save') : t('seasons.form.make')}
      // As wide as the first column.
      look={`${actionOnPaper} md:w-[calc(50%-1rem)] lg:w-[calc(50%-1.5rem)]`}
      foot={(key) => (
        <div className="z-10 flex flex-col gap-1.5 bg-paper py-2 md:sticky md:bottom-0 md:col-span-2 md:-mx-4 md:border-ink/15 md:border-t md:px-4">
          {key}
        </div>
      )}
      className={`${inColumns} lg:gap-y-4`}
    >
      <div className="flex flex-col gap-5">
        {taken && isTaken && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 border-felt border-l-4 pl-3 text-[0.9375rem]">
            <span>
              {t('seasons.form.taken', {
                name: taken.from.name,
                hasCash: taken.costs === null ? 'no' : 'yes',
              })}
              {taken.costs && <span className="block text-ink-dim">{taken.costs}</span>}
            </span>
            <button
              type="button"
              className={`${linkInText} min-h-11`}
              onClick={() => {
                setTaken(false);
                setChosen(taken.clean.scheme);
                set(taken.clean);
              }}
            >
              {t('seasons.form.clean')}
            </button>
          </p>
        )}
        {ways && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="pb-1 font-semibold">{t('seasons.form.when')}</legend>
            {(['after', 'beside'] as const).map((way) => (
              <button
                key={way}
                type="button"
                aria-pressed={draft.startsOn === ways[way].startsOn}
                className={`${smallKey} aria-pressed:border-felt aria-pressed:font-semibold`}
                onClick={() => set(ways[way])}
              >
                {t(`seasons.form.${way}`, { name: ways.of })}
              </button>
            ))}
          </fieldset>
        )}
        <Input
          label={t('seasons.form.name')}
          hint={t('seasons.form.nameHint')}
          {...form.text('name')}
          maxLength={60}
          required
        />
        <div className="grid gap-3 min-[22.5rem]:grid-cols-2">
          {(['startsOn', 'endsOn'] as const).map((path) => (
            <Input
              key={path}
              label={t(`seasons.form.${path}`)}
              {...form.text(path)}
              type="date"
              required
            />
          ))}
        </div>
      </div>

      <div className="divide-y divide-ink/15 border-ink/15 border-y">
        <Fold
          key={`${isTaken}`}
          title={t('seasons.form.counts')}
          words={names(
            words,
            draft.variants.map((id) => variantName(words, id)),
          )}
          isOpen={!seasonId && !isTaken}
        >
          <fieldset tabIndex={-1} aria-invalid={nothingCounts ? true : undefined}>
            <legend className="pb-1 text-[0.9375rem] text-ink-dim">
              {nothingCounts && (
                <span className="block text-base text-refusal">{nothingCounts}</span>
              )}
              {t('seasons.form.countsLine')}
            </legend>
            <div className="grid grid-cols-2">
              {OFFERED.map((id) => (
                <Check
                  key={id}
                  label={variantName(words, id)}
                  checked={draft.variants.includes(id)}
                  onChange={(does) => count(id, does)}
                />
              ))}
            </div>
          </fieldset>
        </Fold>
        <SeasonRules
          variants={draft.variants}
          houseRules={draft.houseRules}
          onChange={(houseRules) => set({ houseRules })}
        />
      </div>

      <div className="flex flex-col gap-3 md:col-span-2">
        <SchemeFields
          key={`${isTaken}`}
          scheme={draft.scheme}
          variants={draft.variants}
          onChange={(scheme) => {
            setChosen(scheme);
            set({ scheme });
          }}
        />
        <output aria-live="polite" className="text-[0.9375rem] leading-snug">
          {schemeInWords(words, draft.scheme)}
        </output>
      </div>
    </Form>
  );
}

function SeasonRules({
  variants,
  houseRules,
  onChange,
}: {
  variants: readonly VariantId[];
  houseRules: SeasonSetting['houseRules'];
  onChange: (houseRules: SeasonSetting['houseRules']) => void;
}) {
  const words = useWords();
  const { t } = words;
  if (variants.length === 0) return null;
  const without = (id: VariantId) =>
    Object.fromEntries(Object.entries(houseRules).filter(([other]) => other !== id));
  return (
    <Fold
      title={t('seasons.form.houseRules')}
      words={
        names(
          words,
          variants.filter((id) => houseRules[id]).map((id) => variantName(words, id)),
        ) || t('seasons.form.rulesUnset')
      }
    >
      <p className="text-[0.9375rem] text-ink-dim">{t('seasons.form.houseRulesLine')}</p>
      {variants.map((id) => {
        const house = houseRules[id];
        return (
          <div key={id}>
            <Check
              label={t('seasons.form.setRules', { variant: variantName(words, id) })}
              checked={house !== undefined}
              onChange={(does) => onChange(does ? { ...houseRules, [id]: {} } : without(id))}
            />
            {house && (
              <HouseRules
                variantId={id}
                title={variantName(words, id)}
                options={house}
                onChange={(options) => onChange({ ...houseRules, [id]: kept(id, options) })}
              />
            )}
          </div>
        );
      })}
    </Fold>
  );
}

/** What was typed stays as typed until it can be read. */
function kept(id: VariantId, options: Values): Values {
  const checked = checkHouseRules(id, options);
  return checked.ok ? checked.value : options;
}
