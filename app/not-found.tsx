import Link from 'next/link';
import { actionOnPaper } from './ui/keys';
import { PaperPage } from './ui/paper-page';

export default function NotFound() {
  return (
    <PaperPage title="Nothing here" back="/" backLabel="Start">
      <p>
        There is no such page or game, or it belongs to somebody else. Games belong to the phone on
        which they were started.
      </p>
      <Link href="/games" className={actionOnPaper}>
        Games
      </Link>
    </PaperPage>
  );
}
