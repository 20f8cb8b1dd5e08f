'use client';
import type { Route } from 'next';
import { unstable_isUnrecognizedActionError as isOutdated, useRouter } from 'next/navigation';
import { useState } from 'react';
import { AskTwice } from '@/app/ui/ask-twice';
import { keyOnPaper, keyOnSlate } from '@/app/ui/keys';
import { phone } from '@/lib/browser/kept-here';
import { useWords } from '@/lib/i18n/use-words';
import { deleteGame } from '../actions';

/** Throws a game away for good, after asking once more. */
export function DeleteGame({
  gameId,
  tone = 'slate',
  back = '/games',
}: {
  gameId: string;
  tone?: 'slate' | 'paper';
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
      await phone().then((here) => here.drop(gameId));
      return router.push(back);
    }
    setFailure(answer?.error.message ?? lost);
  };
  const isSlate = tone === 'slate';
  const key = `${isSlate ? keyOnSlate : keyOnPaper} w-full px-2! text-base leading-tight`;
  const refusal = isSlate ? 'text-refusal-chalk' : 'text-refusal';
  return (
    <AskTwice
      ask={t('board.delete.ask')}
      keep={t('board.delete.keep')}
      sure={t('board.delete.sure')}
      look={key}
      danger={refusal}
      onSure={remove}
    >
      {failure && (
        <p role="alert" className="col-span-full">
          {failure}
        </p>
      )}
    </AskTwice>
  );
}
