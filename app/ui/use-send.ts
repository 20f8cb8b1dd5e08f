'use client';
/** Sending what a form says to a server action: whether it is on its way, and why it was refused. */
// The server is of a newer build than this page, and knows its actions no more.
import { unstable_isUnrecognizedActionError as isOutdated } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';

type Failure = { readonly path: string; readonly message: string };
/** As a server action answers. */
export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/**
 * `send` answers the value, or undefined where it was refused or did not arrive; `failure` then says
 * why, and with its path at which field.
 */
export function useSend<Given, Value>(action: (given: Given) => Promise<Answered<Value>>) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (given: Given): Promise<{ value: Value } | undefined> => {
    setBusy(true);
    setFailure(null);
    let message = t('ui.noConnection');
    const answer = await action(given).catch((error: unknown) => {
      if (isOutdated(error)) message = t('ui.outdated');
      return undefined;
    });
    setBusy(false);
    if (answer?.ok) return { value: answer.value };
    setFailure(answer?.error ?? { path: '', message });
    return undefined;
  };
  return { send, busy, failure, setFailure };
}
