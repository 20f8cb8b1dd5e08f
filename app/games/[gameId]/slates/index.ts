'use client';
import type { ComponentType } from 'react';
/** What draws each kind of slate, loaded where it is drawn: a phone has the one of its game. */
import { lazily } from '@/app/ui/lazily';
import type { SlateKind } from '@/lib/jass';
import type { SlateProps } from './slate';

const FILES = {
  sticks: () => import('./sticks'),
  strokes: () => import('./strokes-here'),
  differences: () => import('./differences'),
  rows: () => import('./rows-here'),
  totals: () => import('./totals'),
} satisfies Readonly<
  Record<SlateKind, () => Promise<{ readonly default: ComponentType<SlateProps> }>>
>;

/** Loads what draws a kind of slate before it is drawn. */
export const bringSlate = async (kind: SlateKind): Promise<ComponentType<SlateProps>> =>
  (await FILES[kind]()).default;

export const SLATES = {
  sticks: lazily(FILES.sticks),
  strokes: lazily(FILES.strokes),
  differences: lazily(FILES.differences),
  rows: lazily(FILES.rows),
  totals: lazily(FILES.totals),
} satisfies Readonly<Record<SlateKind, ComponentType<SlateProps>>>;
