'use client';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { type Form, variant } from '@/lib/jass';
import type { BoardProps } from './board';

/**
 * The boards, by the family of entry form that a variant names. Chosen in the browser's own code: of
 * what a server component may choose, a phone would load all.
 */
const BOARDS = {
  sticks: dynamic(() => import('./sticks')),
  schieber: dynamic(() => import('./schieber')),
  differenzler: dynamic(() => import('./differenzler')),
  sidi: dynamic(() => import('./sidi')),
} satisfies { readonly [F in Form]: ComponentType<BoardProps> };

/** The board of a game, of the family that its variant names; a phone loads only that one. */
export function GameBoard(props: BoardProps) {
  const Board = BOARDS[variant(props.initial.table.variant).form];
  return <Board {...props} />;
}
