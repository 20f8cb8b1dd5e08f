'use client';
/** What draws each kind of slate, loaded where it is drawn: a phone has the one of its game. */
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { SlateKind } from '@/lib/jass';
import type { SlateProps } from './slate';

export const SLATES = {
  sticks: dynamic(() => import('./sticks')),
  strokes: dynamic(() => import('./strokes-here')),
  differences: dynamic(() => import('./differences')),
  rows: dynamic(() => import('./rows')),
  totals: dynamic(() => import('./totals')),
} satisfies Readonly<Record<SlateKind, ComponentType<SlateProps>>>;
