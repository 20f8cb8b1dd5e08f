import { useState } from 'react';
import { Input } from '@/app/ui/form';
import { Pick } from '@/app/ui/pick';
import { useWords } from '@/lib/i18n/use-words';
import type { Scheme } from '@/lib/league/scheme';

/** What the places get, and by what an evening is ranked. */
export function RankPoints({
  scheme,
  measures,
  set,
}: {
  scheme: Scheme;
  measures: readonly Scheme['measure'][];
  set: (more: Partial<Scheme>) => void;
}) {
  const { t } = useWords();
  const [typed, setTyped] = useState(scheme.rankPoints.join(', '));
  const isRead = readPoints(typed) !== null;
  const ranks = measures.filter((one) => one !== 'rank-points');
  return (
    <div className="flex flex-col gap-4 border-ink/15 border-l-2 pl-4">
      <Input
        label={t('scheme.form.points')}
        hint={t('scheme.form.pointsHint')}
        fault={isRead ? undefined : t('scheme.form.pointsFault')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const rankPoints = readPoints(event.target.value);
          if (rankPoints) set({ rankPoints });
        }}
        autoComplete="off"
      />
      {scheme.per === 'evening' && (
        <Pick
          label={t('scheme.form.rankedBy')}
          options={ranks.map((id) => ({ id, name: t(`scheme.measures.${id}.name`) }))}
          value={scheme.rankedBy}
          onPick={(rankedBy) => set({ rankedBy })}
        />
      )}
    </div>
  );
}

/** Figures with commas, semicolons or blanks between them; null where they are none. */
function readPoints(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const points = parts.map(Number);
  const fits = points.every((one) => Number.isFinite(one) && Math.abs(one) <= 100_000);
  return fits && points.length > 0 && points.length <= 100 ? points : null;
}
