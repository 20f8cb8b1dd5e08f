'use client';
/** What draws a question: one component a kind. A phone loads beside figures only what it is asked. */
import type { ComponentType } from 'react';
import { later } from '@/app/ui/later';
import type { Question, QuestionKind } from '@/lib/jass';
import { SideKeys } from './side-keys';

/** The answer to a question: into a field beside its own, or one after which it stays open. */
export type OnAnswer = (
  value: unknown,
  how?: { readonly field?: string; readonly stays?: boolean },
) => void;

export type QuestionProps<Q extends Question = Question> = {
  readonly question: Q;
  readonly players: readonly string[];
  readonly onAnswer: OnAnswer;
  /** The side of whoever opened the sheet, where that is known. */
  readonly side: number | undefined;
  /** Puts the sheet away until the hand is played; null where it does not wait for that. */
  readonly onPlay: (() => void) | null;
};

/** Figures stand in their cells over the keys; nothing takes the place of those. */
const Nothing = () => null;

const KINDS = {
  points: Nothing,
  counts: Nothing,
  strokes: Nothing,
  side: SideKeys,
  trump: later(() => import('./trump-keys')),
  seats: later(() => import('./seats-keys')),
  melds: later(() => import('./melds-page')),
  bid: later(() => import('./bidding')),
  row: later(() => import('./row-keys')),
  order: later(() => import('./order-keys')),
  yesNo: later(() => import('./yes-no-key')),
} satisfies { readonly [K in QuestionKind]: ComponentType<QuestionProps<Of<K>>> };

type Of<K extends QuestionKind> = Extract<Question, { readonly kind: K }>;

/** A question, drawn by its kind. */
export function AskedQuestion(props: QuestionProps) {
  // The table above has for every kind what draws it, which the type of a lookup cannot say.
  const Kind = KINDS[props.question.kind] as ComponentType<QuestionProps>;
  return <Kind {...props} />;
}

/** What fetches what draws each kind, so that no question waits for the network when it comes up. */
export const fetchesOfKinds = Object.values(KINDS).flatMap((Kind) =>
  'fetchAhead' in Kind ? [Kind.fetchAhead] : [],
);
