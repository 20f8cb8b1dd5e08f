/** The account's tokens for programs: those there are, and making another one. */
import type { Route } from 'next';
import Link from 'next/link';
import { ClientWords } from '@/app/ui/client-words';
import { DownIcon } from '@/app/ui/icons';
import type { Viewer } from '@/lib/server/access';
import { listTokens } from '@/lib/server/account';
import { getWords } from '@/lib/server/transports/words';
import { NewToken } from './new-token';
import { TokenList } from './token-list';

type Props = {
  me: Viewer;
  /** Before one is made. */
  asksPassword: boolean;
};

export async function Tokens({ me, asksPassword }: Props) {
  const { t } = await getWords();
  const tokens = await listTokens(me);
  return (
    <section aria-labelledby="tokens">
      {/* Few need one: who has none yet opens it. */}
      <details open={tokens.length > 0} className="group">
        <summary className="flex min-h-12 items-center justify-between gap-3">
          <h2 id="tokens" className="font-semibold text-lg">
            {t('tokens.title')}
          </h2>
          <span aria-hidden="true" className="text-ink-dim group-open:rotate-180">
            <DownIcon />
          </span>
        </summary>
        <div className="flex flex-col items-start gap-3 pb-3">
          <p className="text-ink-dim">{t('tokens.what')}</p>
          <Link
            href={'/api/v1' as Route}
            className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
          >
            {t('tokens.docs')}
          </Link>
          <ClientWords areas={['account', 'copy', 'tokens']}>
            <TokenList tokens={tokens} />
            <NewToken asksPassword={asksPassword} />
          </ClientWords>
        </div>
      </details>
    </section>
  );
}
