'use client';
/** The parts of what is agreed: the day, what is played, who sits, what counts, and the money. */
import { HouseRules } from '@/app/games/new/house-rules';
import { Section } from '@/app/leagues/parts';
import { Check } from '@/app/ui/check';
import { Choice } from '@/app/ui/choice';
import { InOrder } from '@/app/ui/in-order';
import { Pick } from '@/app/ui/pick';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import {
  playedAs,
  READY_SETS,
  readySetting,
  type Setting,
  TIE_BREAKS,
  tableOptions,
  USUAL_TIE_BREAKS,
} from '@/lib/tournament';
import type { ReadySet } from '@/lib/tournament/ready';
import { sittingOut } from '@/lib/tournament/sitting-out';
import { PlaceLink } from '../place-link';
import { NumberField, Part, TextField } from './controls';
import type { Agree } from './settings';

type Parts = { readonly setting: Setting; readonly agree: Agree };
const KINDS = ['schieber-single', 'schieber-pairs', 'each'] as const;
const figures = 'w-full divide-y divide-ink/10 border-ink/10 border-y';

export function Day({ setting, agree }: Parts) {
  const { t } = useWords();
  return (
    <Section title={t('tournaments.settings.day')}>
      <TextField
        of="name"
        label={t('tournaments.fields.name')}
        maxLength={100}
        value={setting.name}
        onSet={(name) => name && agree({ name })}
      />
      <div className="grid w-full gap-3 min-[22.5rem]:grid-cols-2">
        <TextField
          of="date"
          label={t('tournaments.fields.date')}
          type="date"
          value={setting.date ?? ''}
          onSet={(date) => agree({ date: date || null })}
        />
        <TextField
          of="place"
          label={t('tournaments.fields.place')}
          maxLength={200}
          value={setting.place}
          onSet={(place) => agree({ place })}
        />
      </div>
    </Section>
  );
}

/** The ready set that says what is set; none where something was set otherwise. */
const setOf = (setting: Setting): ReadySet | undefined =>
  READY_SETS.find(({ setting: own }) =>
    Object.entries({ bye: 'usual', ...own }).every(
      ([key, value]) => Reflect.get(setting, key) === value,
    ),
  );

/** These the house rules of a table have too; of a tournament they are said once, for all its tables. */
const SAID_ABOVE = ['hands', 'matchBonus'] as const;

export function Play({
  setting,
  agree,
  isDrawn,
  isTyped,
}: Parts & {
  /** Is a round drawn? Then it stays what it was drawn for. */
  isDrawn: boolean;
  /** Has a table its result? Then it stays what that was checked against. */
  isTyped: boolean;
}) {
  const words = useWords();
  const { t, format } = words;
  const { kind, variant, options, rounds, hands, matchBonus, minutes } = setting;
  const isSchieber = kind !== 'each';
  const set = setOf(setting);
  return (
    <Section title={t('tournaments.settings.play')}>
      {isDrawn ? (
        <Fixed
          why={t(isTyped ? 'tournaments.settings.whyTyped' : 'tournaments.settings.whyDrawn')}
          all={[
            [t('tournaments.settings.kind'), t(`tournaments.kinds.${kind}`)],
            [
              t('tournaments.settings.variant'),
              variant === null ? t('tournaments.settings.noVariant') : variantName(words, variant),
            ],
            ...(isTyped && hands !== null
              ? [[t('tournaments.settings.hands'), format.number(hands)] as const]
              : []),
            ...(isTyped && isSchieber
              ? [[t('tournaments.settings.matchBonus'), format.number(matchBonus)] as const]
              : []),
          ]}
        />
      ) : (
        <>
          <Part of="rounds">
            <Pick
              label={t('tournaments.settings.set')}
              hint={set ? t(`tournaments.sets.${set.id}.line`) : t('tournaments.settings.setHint')}
              value={set?.id ?? ''}
              options={[
                ...(set ? [] : [{ id: '' as const, name: t('tournaments.settings.ownSet') }]),
                ...READY_SETS.map((one) => ({
                  id: one.id,
                  name: `${t(`tournaments.sets.${one.id}.name`)}, ${one.setting.rounds} × ${one.setting.hands}`,
                })),
              ]}
              onPick={(id) => {
                const one = READY_SETS.find((ready) => ready.id === id);
                if (one) agree({ bye: 'usual', better: null, ...readySetting(one) });
              }}
            />
          </Part>
          <Part of="kind">
            <Choice
              label={t('tournaments.settings.kind')}
              options={KINDS.map((value) => ({ value, name: t(`tournaments.kinds.${value}`) }))}
              value={kind}
              onChoose={(next) => {
                const isOther = (next === 'each') !== (kind === 'each');
                agree({
                  kind: next,
                  ...(isOther && { variant: null, options: {}, bye: 'usual', better: null }),
                });
              }}
            />
          </Part>
        </>
      )}
      <div className={figures}>
        <NumberField
          of="rounds"
          label={t('tournaments.settings.rounds')}
          hint={t('tournaments.settings.roundsHint')}
          least={1}
          most={100}
          value={rounds}
          onSet={(value) => agree({ rounds: value })}
        />
        {!isTyped && (
          <NumberField
            of="hands"
            label={t('tournaments.settings.hands')}
            least={1}
            most={1000}
            value={hands}
            empty={isSchieber ? hands : null}
            onSet={(value) =>
              agree({
                hands: value,
                // The slates of the tables have as many.
                ...(value !== null &&
                  'hands' in options && { options: { ...options, hands: value } }),
              })
            }
          />
        )}
        {isSchieber && !isTyped && (
          <NumberField
            of="matchBonus"
            label={t('tournaments.settings.matchBonus')}
            most={1_000_000}
            empty={0}
            value={matchBonus}
            onSet={(value) => agree({ matchBonus: value ?? 0 })}
          />
        )}
        <NumberField
          of="minutes"
          label={t('tournaments.settings.minutes')}
          hint={t('tournaments.settings.minutesHint')}
          least={1}
          most={600}
          value={minutes}
          onSet={(value) => agree({ minutes: value })}
        />
      </div>
      {!isDrawn && (
        <Part of="variant">
          <Pick
            label={t('tournaments.settings.variant')}
            hint={t('tournaments.settings.variantHint')}
            value={variant ?? ''}
            options={[
              { id: '' as const, name: t('tournaments.settings.noVariant') },
              ...playedAs(kind).map((value) => ({ id: value, name: variantName(words, value) })),
            ]}
            onPick={(value) => agree({ variant: value === '' ? null : value, options: {} })}
          />
        </Part>
      )}
      {variant !== null && !isTyped && (
        <Part of="options">
          <HouseRules
            variantId={variant}
            options={tableOptions(setting)}
            without={SAID_ABOVE}
            onChange={(next) => agree({ options: { ...next } })}
          />
        </Part>
      )}
    </Section>
  );
}

/** What stays as it is, and why. */
function Fixed({
  all,
  why,
}: {
  all: readonly (readonly [what: string, value: string])[];
  why: string;
}) {
  return (
    <div className="w-full rounded-xl border border-ink/15 bg-card px-4 py-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {all.map(([what, value]) => (
          <div key={what} className="contents">
            <dt className="text-ink-dim">{what}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-[0.9375rem] text-ink-dim">{why}</p>
    </div>
  );
}

export function Seats({ setting, agree }: Parts) {
  const { t } = useWords();
  const { places, signUp, categories, keepClubsApart, order } = setting;
  return (
    <Section title={t('tournaments.settings.seats')}>
      <Part of="signUp">
        <Check
          label={t('tournaments.settings.signUp')}
          checked={signUp}
          onChange={(value) => agree({ signUp: value })}
        />
      </Part>
      <div className={figures}>
        <NumberField
          of="places"
          label={t('tournaments.settings.places')}
          hint={t('tournaments.settings.placesHint')}
          least={1}
          most={10_000}
          value={places}
          onSet={(value) => agree({ places: value })}
        />
      </div>
      <TextField
        of="categories"
        label={t('tournaments.settings.categories')}
        hint={t('tournaments.settings.categoriesHint')}
        value={categories.join(', ')}
        onSet={(text) =>
          agree({
            categories: text
              .split(',')
              .map((one) => one.trim().slice(0, 40))
              .filter((one) => one !== '')
              .slice(0, 20),
          })
        }
      />
      <Part of="order">
        <Choice
          label={t('tournament-rounds.order')}
          options={(['drawn', 'ranked'] as const).map((value) => ({
            value,
            name: t(`tournament-rounds.orders.${value}`),
          }))}
          value={order}
          onChoose={(value) => agree({ order: value })}
        />
      </Part>
      <Part of="keepClubsApart">
        <Check
          label={t('tournament-rounds.clubsApart')}
          checked={keepClubsApart}
          onChange={(value) => agree({ keepClubsApart: value })}
        />
      </Part>
    </Section>
  );
}

export function Ranked({ setting, agree }: Parts) {
  const { t } = useWords();
  const { kind, drop, bye, better, hiddenFrom, rounds, tieBreaks } = setting;
  const worth = sittingOut(setting);
  const byes = typeof bye === 'number' ? 'points' : (bye ?? 'nothing');
  return (
    <Section title={t('tournaments.settings.ranked')}>
      <div className={figures}>
        <NumberField
          of="drop"
          label={t('tournaments.settings.drop')}
          {...(drop > 0 && { hint: t('tournaments.settings.dropHint') })}
          most={100}
          empty={0}
          value={drop}
          onSet={(value) => agree({ drop: value ?? 0 })}
        />
      </div>
      <Part of="bye">
        <Pick
          label={t('tournaments.settings.bye')}
          value={byes}
          {...(worth && { hint: t(`tournaments.settings.byeHints.${worth}`) })}
          options={(['usual', 'average', 'nothing', 'points'] as const).map((value) => ({
            id: value,
            name: t(`tournaments.settings.byes.${value}`),
          }))}
          onPick={(value) =>
            agree({ bye: value === 'nothing' ? null : value === 'points' ? 0 : value })
          }
        />
      </Part>
      {typeof bye === 'number' && (
        <div className={figures}>
          <NumberField
            of="bye"
            label={t('tournaments.settings.byes.points')}
            most={1_000_000}
            empty={0}
            value={bye}
            onSet={(value) => agree({ bye: value ?? 0 })}
          />
        </div>
      )}
      {kind === 'each' && (
        <Part of="better">
          <Pick
            label={t('tournaments.settings.better')}
            value={better ?? 'usual'}
            options={(['usual', 'most', 'least'] as const).map((value) => ({
              id: value,
              name: t(`tournaments.settings.betters.${value}`),
            }))}
            onPick={(value) => agree({ better: value === 'usual' ? null : value })}
          />
        </Part>
      )}
      <Part of="tieBreaks">
        <InOrder
          label={t('tournaments.settings.between')}
          hint={t('tournaments.settings.afterThat')}
          // Where everyone plays for himself no matches are written down.
          all={TIE_BREAKS.filter((one) => kind !== 'each' || one !== 'matches')}
          value={tieBreaks ?? USUAL_TIE_BREAKS}
          nameOf={(one) => t(`tournaments.settings.tieBreaks.${one}`)}
          earlier={(what) => t('tournaments.settings.earlier', { what })}
          later={(what) => t('tournaments.settings.later', { what })}
          onChange={(value) => agree({ tieBreaks: value })}
        />
      </Part>
      <Part of="hiddenFrom">
        <Pick
          label={t('tournaments.settings.hidden')}
          value={hiddenFrom === null ? '' : String(hiddenFrom)}
          options={[
            { id: '', name: t('tournaments.settings.neverHidden') },
            ...Array.from({ length: rounds ?? 10 }, (_, at) => ({
              id: String(at),
              name: t('tournaments.settings.hiddenFrom', { round: String(at + 1) }),
            })),
          ]}
          onPick={(value) => agree({ hiddenFrom: value === '' ? null : Number(value) })}
        />
      </Part>
    </Section>
  );
}

const RAPPEN = 100;

export function Money({ setting, agree }: Parts) {
  const { t } = useWords();
  const { startMoneyRappen } = setting;
  return (
    <Section title={t('tournaments.settings.money')}>
      <TextField
        of="startMoneyRappen"
        label={t('tournaments.settings.startMoney')}
        inputMode="decimal"
        value={startMoneyRappen === 0 ? '' : (startMoneyRappen / RAPPEN).toFixed(2)}
        onSet={(text) => {
          const francs = Number(text.replace(',', '.') || 0);
          const rappen = Math.round(francs * RAPPEN);
          if (rappen >= 0 && rappen <= 10_000_000) agree({ startMoneyRappen: rappen });
        }}
      />
      <PlaceLink
        place="prizes"
        className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
      >
        {t('tournaments.settings.prizes')}
      </PlaceLink>
    </Section>
  );
}
