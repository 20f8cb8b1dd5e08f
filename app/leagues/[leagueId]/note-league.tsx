'use client';
import { useEffect } from 'react';
import { noteLeague, type OwnLeague } from '@/lib/browser/own-league';

/** Remembers the league on this phone, for its start page. */
export function NoteLeague({ id, name }: OwnLeague) {
  useEffect(() => noteLeague({ id, name }), [id, name]);
  return null;
}
