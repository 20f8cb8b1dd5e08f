'use client';
/** A member's own name at the table: one of those that are free, or a new one. */
import { useRouter } from 'next/navigation';
import { FindName } from '@/app/ui/find-name';
import { Fold } from '@/app/ui/fold';
import { Input, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { Form, useForm } from '@/app/ui/use-form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import type { FreeNames } from '@/lib/server/leagues';
import { claimNewName, claimPlayer } from '../../actions';

export function TakeName({
  leagueId,
  free: { names, likely, called, mayAdd },
  ask,
}: {
  leagueId: string;
  free: FreeNames;
  /** Who adds a name for those who may not. */
  ask: string;
}) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(claimPlayer);
  const take = async (playerId: string) => {
    await send({ leagueId, playerId });
    // Refused, it may be somebody else's by now.
    router.refresh();
  };
  const form = useForm({
    begin: { name: called },
    send: async ({ name }) => claimNewName({ leagueId, name }),
  });
  const others = names.filter(({ id }) => id !== likely?.id);
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="text-ink-dim">{t('leagues.names.line')}</p>
      <Refused>{failure?.message}</Refused>
      {likely && (
        <button
          type="button"
          className={`${actionOnPaper} w-full`}
          disabled={busy}
          onClick={() => take(likely.id)}
        >
          {t('leagues.names.iAm', { name: likely.name })}
        </button>
      )}
      {names.length === 0 && <p>{t('leagues.names.empty')}</p>}
      <FindName all={others} label={t('roster.find')} none={t('roster.noneFound')}>
        {(shown) => (
          <ul className="grid gap-2 sm:grid-cols-2">
            {shown.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className={`${keyOnPaper} min-h-12! w-full justify-start! text-left`}
                  aria-label={t('leagues.names.iAm', { name })}
                  disabled={busy}
                  onClick={() => take(id)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </FindName>
      <Fold
        title={t('leagues.names.notListed')}
        open={names.length === 0}
        className="border-ink/10 border-y"
      >
        {mayAdd ? (
          <Form
            of={form}
            save={t('leagues.names.add')}
            look={`${keyOnPaper} self-start`}
            className="flex flex-col gap-3 pb-3"
          >
            <Input label={t('leagues.names.newName')} {...form.text('name')} />
          </Form>
        ) : (
          <p className="pb-3">{ask}</p>
        )}
      </Fold>
    </div>
  );
}
