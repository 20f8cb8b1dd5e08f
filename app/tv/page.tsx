/** Where a television comes to a game: an address and a code that a remote control can type. */
import type { Metadata } from 'next';
import Link from 'next/link';
import { ClientWords } from '@/app/ui/client-words';
import { BackIcon } from '@/app/ui/icons';
import { CODE_LENGTH } from '@/lib/server/games';
import { getWords } from '@/lib/server/transports/words';
import { Watch } from './watch';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('live.tv.title'), robots: { index: false } };
}

/** On the cloth, as the slate is that it leads to: nothing is bright in a dark room. */
export default async function TelevisionPage() {
  const { t } = await getWords();
  return (
    <main className="felt on-cloth grid min-h-dvh grid-rows-[3.5rem_1fr_3.5rem] px-4 lg:grid-rows-[5.5vw_1fr_5.5vw]">
      <Link
        href="/"
        aria-label={t('ui.start')}
        className="-ml-3 grid size-12 place-items-center self-center lg:ml-0 lg:size-[4.5vw] lg:[&>svg]:size-[3vw]"
      >
        <BackIcon />
      </Link>
      {/* Read from a sofa: measured by the screen. */}
      <div className="mx-auto flex w-full max-w-[34rem] flex-col justify-center gap-6 text-lg lg:max-w-[72vw] lg:gap-[2vw] lg:text-[1.9vw] lg:leading-snug">
        <h1 className="text-center font-hand text-[2.5rem] leading-none lg:text-[5vw]">
          {t('live.tv.title')}
        </h1>
        <ClientWords areas={['live']}>
          <Watch places={CODE_LENGTH} />
        </ClientWords>
      </div>
    </main>
  );
}
