'use client';
import { useRouter } from 'next/navigation';
import { Input } from '@/app/ui/form';
import { Form, useForm } from '@/app/ui/use-form';
import { forgetLeague } from '@/lib/browser/own-league';
import { useWords } from '@/lib/i18n/use-words';
import { deleteLeague } from '../../actions';
import { isTyped } from '../../is-typed';
import { smallKey } from '../../parts';

export function DeleteLeague({ leagueId, name }: { leagueId: string; name: string }) {
  const { t } = useWords();
  const router = useRouter();
  const form = useForm({
    begin: { name: '' },
    send: async (typed) => deleteLeague({ leagueId, ...typed }),
    onDone: () => {
      forgetLeague(leagueId);
      router.push('/leagues?gone=1');
    },
  });
  return (
    <Form
      of={form}
      save={form.busy ? t('leagues.delete.busy') : t('leagues.delete.key')}
      look={`${smallKey} border-refusal/60 text-refusal`}
      isOff={!isTyped(form.draft.name, name)}
      className="flex w-full flex-col items-start gap-3"
    >
      <div className="w-full">
        <Input label={t('leagues.delete.type', { name })} {...form.text('name')} />
      </div>
    </Form>
  );
}
