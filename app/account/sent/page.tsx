import type { Metadata } from 'next';
import Link from 'next/link';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';

export const metadata: Metadata = { title: 'Look in your mailbox' };

export default function SentPage() {
  return (
    <PaperPage title="Look in your mailbox" back="/account" backLabel="Account">
      <p>
        A message with a link is on its way. Open it on the phone that you want to sign in on; if
        you have played there already, those games come along.
      </p>
      <p className="text-ink-dim">
        The link works once, within a day. Nothing there? Look among the unwanted messages.
      </p>
      <Link href="/account" className={keyOnPaper}>
        Another address
      </Link>
    </PaperPage>
  );
}
