'use client';
/** The drawn pages of leagues and players, with what of them the phone brings to life when it is there. */
import { DrawnPage, type Islands, islandOf } from '@/app/drawn/drawn-page';
import { lazily } from '@/app/ui/lazily';

const TableLook = lazily(async () => ({ default: (await import('./table-look')).TableLook }));
const Come = lazily(async () => ({ default: (await import('./come')).Come }));
const TrialKey = lazily(async () => ({ default: (await import('./trial-key')).TrialKey }));
const NoteLeague = lazily(async () => ({ default: (await import('./note-league')).NoteLeague }));
const Follow = lazily(async () => ({ default: (await import('./follow')).Follow }));
const ShareResult = lazily(async () => ({
  default: (await import('./share-result')).ShareResult,
}));
const SitDown = lazily(async () => ({
  default: (await import('./evenings/[eveningId]/sit-down')).SitDown,
}));
const Reveal = lazily(async () => ({ default: (await import('./reveal')).Reveal }));

const islands: Islands = {
  tableLook: islandOf(TableLook),
  come: islandOf(Come),
  trial: islandOf(TrialKey),
  note: islandOf(NoteLeague),
  follow: islandOf(Follow),
  shareResult: islandOf(ShareResult),
  reveal: islandOf(Reveal),
  sitDown: islandOf(SitDown),
};

export const DrawnWithIslands = () => <DrawnPage islands={islands} />;
