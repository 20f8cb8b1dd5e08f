'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { prepare } from '@/app/drawn/sheets';
import { Form, useForm } from '@/app/ui/use-form';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import { USUAL_FORM } from '@/lib/league/public-names';
import { foundLeague } from '../actions';
import { LeagueFields, sentLeague } from '../league-fields';
import { leagueRoute } from '../parts';

export function FoundLeague() {
  const { t } = useWords();
  const router = useRouter();
  // The same id for every try: a retry after a lost answer finds the league that was made.
  const [id] = useState(makeId);
  const form = useForm({
    begin: { name: '', isPublic: false, publicNames: USUAL_FORM },
    send: async (draft) => foundLeague({ id, ...sentLeague(draft) }),
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
      <p className="text-ink-dim">{t('leagues.founding.line')}</p>
    </Form>
  );
}
