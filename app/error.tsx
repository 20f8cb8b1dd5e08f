'use client';
import { actionOnPaper } from './ui/keys';
import { PaperPage } from './ui/paper-page';

export default function Failure({ reset }: { error: Error; reset: () => void }) {
  return (
    <PaperPage title="That went wrong" back="/" backLabel="Start">
      <p>
        The page could not be shown. Everything that was confirmed is kept; what is not sent yet
        stays on this phone.
      </p>
      <button type="button" className={actionOnPaper} onClick={reset}>
        Try again
      </button>
    </PaperPage>
  );
}
