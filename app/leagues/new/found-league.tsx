'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { prepare } from '@/app/drawn/sheets';
import { Pick } from '@/app/ui/pick';
import { Form, useForm } from '@/app/ui/use-form';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import type { VariantId } from '@/lib/jass';
import { USUAL_FORM } from '@/lib/league/public-names';
import { foundLeague } from '../actions';
import { LeagueFields, sentLeague } from '../league-fields';
import { leagueRoute } from '../parts';

export function FoundLeague({
  offered,
}: {
  /** The games by their names, in the order in which clubs play them. */
  offered: readonly { readonly id: VariantId; readonly name: string }[];
}) {
  const { t } = useWords();
  const router = useRouter();
  // The same id for every try: a retry after a lost answer finds the league that was made.
  const [id] = useState(makeId);
  const form = useForm({
    begin: { name: '', isPublic: false, publicNames: USUAL_FORM, variant: offered[0]?.id },
    send: async (draft) =>
      foundLeague({
        id,
        ...sentLeague(draft),
        ...(draft.variant && { variant: draft.variant }),
      }),
    onDone: async () => {
      const to = leagueRoute(id);
      // Nobody looks at an empty page.
      await prepare(to);
      router.push(to);
    },
  });
  return (
    <Form
      of={form}
      save={t('leagues.founding.key')}
      isOff={form.done !== undefined}
      className="flex flex-col gap-6"
    >
      <LeagueFields of={form} />
      <Pick
        label={t('leagues.founding.game')}
        options={offered}
        value={form.draft.variant ?? ''}
        fault={form.fault('variant')}
        onPick={(id) => form.set({ variant: offered.find((one) => one.id === id)?.id })}
      />
      <p className="text-ink-dim">{t('leagues.founding.line')}</p>
    </Form>
  );
}
