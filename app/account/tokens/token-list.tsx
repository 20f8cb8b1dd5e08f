'use client';
/** Tokens there are, with what they may do and the key that ends them. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { TokenLine } from '@/lib/server/account';
import { revokeToken } from './actions';
import { scopeInWords } from './scope-words';

export function TokenList({ tokens }: { tokens: readonly TokenLine[] }) {
  const { send, busy, failure } = useSend(revokeToken);
  const router = useRouter();
  const [asking, setAsking] = useState('');
  const words = useWords();
  const { t } = words;
  if (tokens.length === 0) return null;
  const revoke = async (tokenId: string) => {
    if (await send({ tokenId })) router.refresh();
  };
  return (
    <>
      <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
        {tokens.map((token) => (
          <li
            key={token.id}
            className="flex flex-col items-start gap-2 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-3"
          >
            <p className="min-w-0 sm:flex-1">
              {token.name}
              {token.scopes.map((scope) => (
                <span key={scope} className="block text-[0.9375rem] text-ink-dim">
                  {scopeInWords(words, scope)}
                </span>
              ))}
              <span className="block text-[0.9375rem] text-ink-dim">
                {aboutToken(words, token)}
              </span>
            </p>
            {asking === token.id ? (
              <button
                type="button"
                disabled={busy}
                onClick={() => revoke(token.id)}
                className={`${keyOnPaper} min-h-12 border-refusal px-4 text-base text-refusal`}
              >
                {t('tokens.sure')}
              </button>
            ) : (
              <button
                type="button"
                disabled={busy}
                onClick={() => setAsking(token.id)}
                aria-label={t('tokens.revokeNamed', { name: token.name })}
                className={`${keyOnPaper} min-h-12 px-4 text-base`}
              >
                {t('tokens.revoke')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refused>{failure?.message}</Refused>
    </>
  );
}

/** "Made on 3 Nov 2026; never used; until 2 Feb 2027" */
function aboutToken(words: Words, { createdAt, usedAt, expiresAt, isOver }: TokenLine): string {
  const { t } = words;
  const day = (at: string) => dayInWords(words, at.slice(0, 10));
  return [
    t('tokens.since', { day: day(createdAt) }),
    usedAt ? t('tokens.used', { day: day(usedAt) }) : t('tokens.unused'),
    expiresAt && t(isOver ? 'tokens.over' : 'tokens.until', { day: day(expiresAt) }),
  ]
    .filter(Boolean)
    .join('; ');
}
