'use client';
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { Input } from '@/app/ui/form';
import { Pick } from '@/app/ui/pick';
import { useWords } from '@/lib/i18n/use-words';
import { rappenIn, rappenText } from '@/lib/league/money';
import type { Prize } from '@/lib/tournament';
import { ranksIn } from '@/lib/tournament/honours';
import { useTournament } from '../use-tournament';

const RULES = ['rank', 'round', 'matches', 'last', 'own'] as const;

/** A prize: what it is for, what it is, and what it costs. */
export function PrizeForm({
  prize,
  onSave,
  onRemove,
  onClose,
}: {
  prize: Prize;
  /** For several ranks, `4-10`, it is one for each. */
  onSave: (prizes: readonly Prize[]) => void;
  onRemove?: () => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const { categories, kind } = useTournament().view.setting;
  const [by, setBy] = useState<(typeof RULES)[number]>(prize.by ?? 'own');
  const [rank, setRank] = useState(String(prize.rank ?? 1));
  const [category, setCategory] = useState(prize.category ?? '');
  const [own, setOwn] = useState(prize.for);
  const [worth, setWorth] = useState(prize.worth);
  const [money, setMoney] = useState(rappenText(prize.rappen ?? 0));
  const [fault, setFault] = useState<'rank' | 'own' | 'money' | null>(null);
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const rappen = rappenIn(money);
    const ranks = ranksIn(rank);
    if (by === 'rank' && ranks === null) return setFault('rank');
    if (by === 'own' && own.trim() === '') return setFault('own');
    if (rappen === undefined) return setFault('money');
    const one: Prize = {
      ...{ for: own.trim(), worth: worth.trim() },
      ...(by !== 'own' && { by }),
      ...(category !== '' && { category }),
      ...(rappen > 0 && { rappen }),
      ...(prize.given && { given: true }),
    };
    onSave(by === 'rank' && ranks ? ranks.map((place) => ({ ...one, rank: place })) : [one]);
  };
  // Matches are told by side: everyone for himself has none.
  const rules = RULES.filter((one) => one !== 'matches' || kind !== 'each');
  return (
    <form
      noValidate
      onSubmit={save}
      className="grid grid-cols-2 gap-3 rounded-xl border border-ink/25 bg-card p-3 print:hidden"
    >
      <Pick
        label={t('tournament-prizes.fields.by')}
        value={by}
        options={rules.map((id) => ({ id, name: t(`tournament-prizes.rules.${id}`) }))}
        onPick={setBy}
      />
      {by === 'rank' ? (
        <Input
          label={t('tournament-prizes.fields.rank')}
          fault={fault === 'rank' ? t('tournament-prizes.faults.rank') : undefined}
          hint={t('tournament-prizes.fields.rankHint')}
          value={rank}
          onChange={(event) => setRank(event.target.value)}
        />
      ) : (
        <Input
          label={t('tournament-prizes.fields.for')}
          fault={fault === 'own' ? t('tournament-prizes.faults.own') : undefined}
          value={own}
          maxLength={100}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      <Input
        label={t('tournament-prizes.fields.worth')}
        value={worth}
        maxLength={100}
        onChange={(event) => setWorth(event.target.value)}
      />
      <Input
        label={t('tournament-prizes.fields.money')}
        fault={fault === 'money' ? t('tournament-prizes.faults.money') : undefined}
        inputMode="decimal"
        value={money}
        onChange={(event) => setMoney(event.target.value)}
      />
      {categories.length > 0 && (
        <div className="col-span-2">
          <Pick
            label={t('tournament-prizes.fields.category')}
            value={category}
            options={[
              { id: '', name: t('tournament-prizes.fields.everybody') },
              ...categories.map((one) => ({ id: one, name: one })),
            ]}
            onPick={setCategory}
          />
        </div>
      )}
      <div className="col-span-2 flex flex-wrap gap-2">
        <button type="submit" className={`${smallKey} bg-felt! text-paper!`}>
          {t('tournament-prizes.save')}
        </button>
        <button type="button" className={smallKey} onClick={onClose}>
          {t('tournament-prizes.close')}
        </button>
        {onRemove && (
          <button type="button" className={`${smallKey} text-refusal`} onClick={onRemove}>
            {t('tournament-prizes.remove')}
          </button>
        )}
      </div>
    </form>
  );
}
