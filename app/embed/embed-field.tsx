'use client';
/** The code for a website, of one season or another. */
import { useState } from 'react';
import { CopyField } from '@/app/ui/copy-field';
import { Pick } from '@/app/ui/pick';

export function EmbedField({
  codes,
  first,
  season,
  hint,
}: {
  codes: readonly Readonly<Record<'id' | 'name' | 'label' | 'code', string>>[];
  /** The season to begin with. */
  first: string;
  /** What the choice of a season is called, and what is said of the code. */
  season: string;
  hint: string;
}) {
  const [id, setId] = useState(first);
  const chosen = codes.find((one) => one.id === id);
  return (
    <div className="flex w-full flex-col gap-3">
      {codes.length > 1 && <Pick label={season} options={codes} value={id} onPick={setId} />}
      {chosen && <CopyField label={chosen.label} hint={hint} value={chosen.code} />}
    </div>
  );
}
