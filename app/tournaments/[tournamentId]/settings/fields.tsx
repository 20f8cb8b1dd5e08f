'use client';
/** The parts of what is agreed: the day, what is played, who sits, what counts, and the money. */
import { HouseRules } from '@/app/games/new/house-rules';
import { Section } from '@/app/leagues/parts';
import { Check } from '@/app/ui/check';
import { Choice } from '@/app/ui/choice';
import { Pick } from '@/app/ui/pick';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { playedAs, type Setting } from '@/lib/tournament';
import { sittingOut } from '@/lib/tournament/sitting-out';
import { PlaceLink } from '../place-link';
import { NumberField, TextField } from './controls';
import type { Agree } from './settings';

type Part = { readonly setting: Setting; readonly agree: Agree };
const KINDS = ['schieber-single', 'schieber-pairs', 'each'] as const;
const pairOfFields = 'grid w-full gap-3 min-[22.5rem]:grid-cols-2';

export function Day({ setting, agree }: Part) {
  const { t } = useWords();
  return (
    <Section title={t('tournaments.settings.day')}>
      <div className="w-full">
        <TextField
          label={t('tournaments.fields.name')}
          maxLength={100}
          value={setting.name}
          onSet={(name) => name && agree({ name })}
        />
      </div>
      <div className={pairOfFields}>
        <TextField
          label={t('tournaments.fields.date')}
          type="date"
          value={setting.date ?? ''}
          onSet={(date) => agree({ date: date || null })}
        />
        <TextField
          label={t('tournaments.fields.place')}
          maxLength={200}
          value={setting.place}
          onSet={(place) => agree({ place })}
        />
      </div>
    </Section>
  );
}

export function Play({ setting, agree, hasRounds }: Part & { hasRounds: boolean }) {
  const words = useWords();
  const { t } = words;
  const { kind, variant, options, rounds, hands, matchBonus, minutes } = setting;
  const isSchieber = kind !== 'each';
  return (
    <Section title={t('tournaments.settings.play')}>
      {!hasRounds && (
        <Choice
          label={t('tournaments.settings.kind')}
          options={KINDS.map((value) => ({ value, name: t(`tournaments.kinds.${value}`) }))}
          value={kind}
          onChoose={(next) => agree({ kind: next, variant: null, bye: 'usual', better: null })}
        />
      )}
      <div className={pairOfFields}>
        <NumberField
          label={t('tournaments.settings.rounds')}
          hint={t('tournaments.settings.roundsHint')}
          least={1}
          most={100}
          value={rounds}
          onSet={(value) => agree({ rounds: value })}
        />
        <NumberField
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
        {isSchieber && (
          <NumberField
            label={t('tournaments.settings.matchBonus')}
            most={1_000_000}
            empty={0}
            value={matchBonus}
            onSet={(value) => agree({ matchBonus: value ?? 0 })}
          />
        )}
        <NumberField
          label={t('tournaments.settings.minutes')}
          hint={t('tournaments.settings.minutesHint')}
          least={1}
          most={600}
          value={minutes}
          onSet={(value) => agree({ minutes: value })}
        />
      </div>
      <div className="w-full">
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
      </div>
      {variant !== null && (
        <div className="w-full">
          <HouseRules
            variantId={variant}
            options={options}
            onChange={(next) => agree({ options: { ...next } })}
          />
        </div>
      )}
    </Section>
  );
}

export function Seats({ setting, agree }: Part) {
  const { t } = useWords();
  const { places, signUp, categories, keepClubsApart, order } = setting;
  return (
    <Section title={t('tournaments.settings.seats')}>
      <Check
        label={t('tournaments.settings.signUp')}
        checked={signUp}
        onChange={(value) => agree({ signUp: value })}
      />
      <div className={pairOfFields}>
        <NumberField
          label={t('tournaments.settings.places')}
          hint={t('tournaments.settings.placesHint')}
          least={1}
          most={10_000}
          value={places}
          onSet={(value) => agree({ places: value })}
        />
        <TextField
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
      </div>
      <Choice
        label={t('tournament-rounds.order')}
        options={(['drawn', 'ranked'] as const).map((value) => ({
          value,
          name: t(`tournament-rounds.orders.${value}`),
        }))}
        value={order}
        onChoose={(value) => agree({ order: value })}
      />
      <Check
        label={t('tournament-rounds.clubsApart')}
        checked={keepClubsApart}
        onChange={(value) => agree({ keepClubsApart: value })}
      />
    </Section>
  );
}

export function Ranked({ setting, agree }: Part) {
  const { t } = useWords();
  const { kind, drop, bye, better, hiddenFrom, rounds } = setting;
  const worth = sittingOut(setting);
  const byes = typeof bye === 'number' ? 'points' : (bye ?? 'nothing');
  return (
    <Section title={t('tournaments.settings.ranked')} line={t('tournaments.settings.rankedLine')}>
      <div className={pairOfFields}>
        <NumberField
          label={t('tournaments.settings.drop')}
          most={100}
          empty={0}
          value={drop}
          onSet={(value) => agree({ drop: value ?? 0 })}
        />
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
        {typeof bye === 'number' && (
          <NumberField
            label={t('tournaments.settings.byes.points')}
            most={1_000_000}
            empty={0}
            value={bye}
            onSet={(value) => agree({ bye: value ?? 0 })}
          />
        )}
        {kind === 'each' && (
          <Pick
            label={t('tournaments.settings.better')}
            value={better ?? 'usual'}
            options={(['usual', 'most', 'least'] as const).map((value) => ({
              id: value,
              name: t(`tournaments.settings.betters.${value}`),
            }))}
            onPick={(value) => agree({ better: value === 'usual' ? null : value })}
          />
        )}
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
      </div>
    </Section>
  );
}

const RAPPEN = 100;

export function Money({ setting, agree }: Part) {
  const { t } = useWords();
  const { startMoneyRappen } = setting;
  return (
    <Section title={t('tournaments.settings.money')}>
      <div className="w-full">
        <TextField
          label={t('tournaments.settings.startMoney')}
          inputMode="decimal"
          value={startMoneyRappen === 0 ? '' : (startMoneyRappen / RAPPEN).toFixed(2)}
          onSet={(text) => {
            const francs = Number(text.replace(',', '.') || 0);
            const rappen = Math.round(francs * RAPPEN);
            if (rappen >= 0 && rappen <= 10_000_000) agree({ startMoneyRappen: rappen });
          }}
        />
      </div>
      <PlaceLink
        place="prizes"
        className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
      >
        {t('tournaments.settings.prizes')}
      </PlaceLink>
    </Section>
  );
}
