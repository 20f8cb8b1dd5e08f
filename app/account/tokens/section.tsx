/** The account's tokens for programs: those there are, and making another one. */
import type { Route } from 'next';
import Link from 'next/link';
import { ClientWords } from '@/app/ui/client-words';
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
    <section aria-labelledby="tokens" className="flex flex-col items-start gap-3">
      <div>
        <h2 id="tokens" className="font-semibold text-lg">
          {t('tokens.title')}
        </h2>
        <p className="mt-1 text-ink-dim">{t('tokens.what')}</p>
        <Link
          href={'/api/v1' as Route}
          className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
        >
          {t('tokens.docs')}
        </Link>
      </div>
      <ClientWords areas={['account', 'tokens']}>
        <TokenList tokens={tokens} />
        <NewToken asksPassword={asksPassword} />
      </ClientWords>
    </section>
  );
}
