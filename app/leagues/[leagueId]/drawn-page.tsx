'use client';
/** The drawn pages of leagues and players, with what of them the phone brings to life when it is there. */
import { type ComponentProps, lazy, Suspense } from 'react';
import { DrawnPage, type Islands } from '@/app/drawn/drawn-page';

const TableLook = lazy(async () => ({ default: (await import('./table-look')).TableLook }));
const Come = lazy(async () => ({ default: (await import('./come')).Come }));
const TrialKey = lazy(async () => ({ default: (await import('./trial-key')).TrialKey }));
const Follow = lazy(async () => ({ default: (await import('./follow')).Follow }));
const Reveal = lazy(async () => ({ default: (await import('./reveal')).Reveal }));

// They come as the server drew the page with them (season-table.tsx, race.tsx).
const islands: Islands = {
  tableLook: (props) => (
    <Suspense>
      <TableLook {...(props as ComponentProps<typeof TableLook>)} />
    </Suspense>
  ),
  come: (props) => (
    <Suspense>
      <Come {...(props as ComponentProps<typeof Come>)} />
    </Suspense>
  ),
  trial: (props) => (
    <Suspense>
      <TrialKey {...(props as ComponentProps<typeof TrialKey>)} />
    </Suspense>
  ),
  follow: (props) => (
    <Suspense>
      <Follow {...(props as ComponentProps<typeof Follow>)} />
    </Suspense>
  ),
  reveal: (props) => (
    <Suspense>
      <Reveal {...(props as ComponentProps<typeof Reveal>)} />
    </Suspense>
  ),
};

export const DrawnWithIslands = () => <DrawnPage islands={islands} />;
