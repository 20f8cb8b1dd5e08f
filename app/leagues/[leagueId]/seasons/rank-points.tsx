import { useState } from 'react';
import { Input } from '@/app/ui/form';
import { Pick } from '@/app/ui/pick';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
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
  const words = useWords();
  const { t } = words;
  const [typed, setTyped] = useState(scheme.rankPoints.join(', '));
  const read = readPoints(typed);
  const ranks = measures.filter((one) => one !== 'rank-points');
  return (
    <div className="flex flex-col gap-4 border-ink/15 border-l-2 pl-4">
      <Input
        label={t('scheme.form.points')}
        hint={t('scheme.form.pointsHint')}
        fault={'fault' in read ? faultIn(words, read) : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = readPoints(event.target.value);
          if (!('fault' in next)) set({ rankPoints: next.points });
        }}
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

function faultIn(
  { t, format }: Words,
  wrong: Extract<ReturnType<typeof readPoints>, { fault: string }>,
): string {
  if (wrong.fault === 'count') return t('scheme.form.pointsFault');
  if (wrong.fault === 'part') return t('scheme.form.pointsPart', { part: wrong.part });
  const [before, points] = wrong.points.map((one) => format.number(one));
  return t('scheme.form.pointsOrder', {
    place: String(wrong.place),
    points: `${points}`,
    before: `${before}`,
  });
}

/** The most points of a place, and the most places. */
const [MOST_POINTS, MOST_PLACES] = [100_000, 100];

/** Figures with commas, semicolons or blanks between them, best first; else what is wrong with them. */
export function readPoints(
  text: string,
):
  | { readonly points: number[] }
  | { readonly fault: 'count' }
  | { readonly fault: 'part'; readonly part: string }
  | { readonly fault: 'order'; readonly place: number; readonly points: number[] } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const points = parts.map(Number);
  const isPoints = (part: string) =>
    /^-?\d+(\.\d{1,2})?$/.test(part) && Math.abs(Number(part)) <= MOST_POINTS;
  const part = parts.find((one) => !isPoints(one));
  if (part !== undefined) return { fault: 'part', part };
  if (points.length === 0 || points.length > MOST_PLACES) return { fault: 'count' };
  const at = points.findIndex((one, i) => i > 0 && one > (points[i - 1] ?? one));
  return at > 0
    ? { fault: 'order', place: at + 1, points: points.slice(at - 1, at + 1) }
    : { points };
}
