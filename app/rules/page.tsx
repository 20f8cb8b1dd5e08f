import type { Metadata } from 'next';
import Link from 'next/link';
import { PaperPage } from '@/app/ui/paper-page';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { VARIANT_IDS } from '@/lib/jass';

export const metadata: Metadata = { title: 'Rules' };

export default function RulesPage() {
  return (
    <PaperPage title="Rules" back="/" backLabel="Start">
      <p>
        What the slate awards, game by game, in plain words: the scoring list as it is applied, what
        tables may agree on, and where the rules come from.
      </p>
      <ul className="divide-y divide-ink/10">
        {VARIANT_IDS.map((id) => {
          const { name, players, line } = VARIANTS[id];
          return (
            <li key={id}>
              <Link href={`/rules/${id}`} className="block py-3 active:bg-paper-dark">
                <span className="flex items-baseline justify-between gap-4">
                  <span className="font-semibold text-lg underline decoration-ink/30 underline-offset-4">
                    {name}
                  </span>
                  <span className="text-[0.9375rem] text-ink-dim">{players}</span>
                </span>
                <span className="block text-ink-dim">{line}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </PaperPage>
  );
}
