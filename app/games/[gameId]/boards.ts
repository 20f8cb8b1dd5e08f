import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Form } from '@/lib/jass';
import type { BoardProps } from './board';

/** The boards, by the family of entry form that a variant names; a phone loads only its own. */
export const BOARDS = {
  sticks: dynamic(() => import('./sticks')),
  schieber: dynamic(() => import('./schieber')),
  differenzler: dynamic(() => import('./differenzler')),
  sidi: dynamic(() => import('./sidi')),
} satisfies { readonly [F in Form]: ComponentType<BoardProps> };
