'use client';
/** What draws each kind of slate, loaded where it is drawn: a phone has the one of its game. */
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { SlateKind } from '@/lib/jass';
import type { SlateProps } from './slate';

const FILES = {
  sticks: () => import('./sticks'),
  strokes: () => import('./strokes-here'),
  differences: () => import('./differences'),
  rows: () => import('./rows-here'),
  totals: () => import('./totals'),
} satisfies Readonly<Record<SlateKind, () => Promise<unknown>>>;

/** Loads what draws a kind of slate before it is drawn. */
export const bringSlate = (kind: SlateKind): Promise<unknown> => FILES[kind]();

export const SLATES = {
  sticks: dynamic(FILES.sticks),
  strokes: dynamic(FILES.strokes),
  differences: dynamic(FILES.differences),
  rows: dynamic(FILES.rows),
  totals: dynamic(FILES.totals),
} satisfies Readonly<Record<SlateKind, ComponentType<SlateProps>>>;
