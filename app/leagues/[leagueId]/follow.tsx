'use client';
/** Draws the page around it again whenever something happens at an evening. */
import { useDrawnAgain } from '@/app/drawn/drawn-again';
import { useEveningLive } from '@/lib/browser/changes-live';

export function Follow({ eveningId }: { eveningId: string }) {
  useEveningLive(eveningId, true, useDrawnAgain());
  return null;
}
