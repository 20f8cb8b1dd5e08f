'use client';

/** Plainly shown only when sending does not get through; otherwise nobody needs to know. */
export function NotSent({ stuck, waiting }: { stuck: boolean; waiting: number }) {
  return (
    <p
      role="status"
      className={
        stuck && waiting > 0 ? 'pt-1 text-center text-[0.8125rem] leading-tight' : 'sr-only'
      }
    >
      {stuck && waiting > 0 ? `${waiting} not sent yet; kept on this phone` : ''}
    </p>
  );
}
