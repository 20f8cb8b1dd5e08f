'use client';
import type { Route } from 'next';
import { unstable_isUnrecognizedActionError as isOutdated, useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { AskTwice } from '@/app/ui/ask-twice';
import { localStore } from '@/lib/browser/local-store';
import { useWords } from '@/lib/i18n/use-words';
import { deleteGame } from '../actions';

/** Throws a game away for good, after asking once more. */
export function DeleteGame({
  gameId,
  back = '/games',
  ...looks
}: {
  gameId: string;
  /** How the key looks that asks, and what stands on those that do it. */
  look: string;
  danger: string;
  answers?: readonly [keep: string, sure: string];
  icon?: ReactNode;
  /** Where one comes to when it is gone. */
  back?: Route;
}) {
  const { t } = useWords();
  const router = useRouter();
  const [failure, setFailure] = useState('');
  const remove = async () => {
    let lost = t('board.delete.offline');
    const answer = await deleteGame({ gameId }).catch((error: unknown) => {
      if (isOutdated(error)) lost = t('ui.outdated');
      return undefined;
    });
    if (answer?.ok) {
      await localStore().then((here) => here.drop(gameId));
      return router.push(back);
    }
    setFailure(answer?.error.message ?? lost);
  };
  return (
    <AskTwice
      ask={t('board.delete.ask')}
      keep={t('board.delete.keep')}
      sure={t('board.delete.sure')}
      {...looks}
      onSure={remove}
    >
      {failure && (
        <p role="alert" className="col-span-full px-3 py-2">
          {failure}
        </p>
      )}
    </AskTwice>
  );
}
