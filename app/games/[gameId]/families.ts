import type { Form } from '@/lib/jass';
import type { Family } from './family';
import { sticks } from './sticks';

/** The boards, by the family of entry form that a variant names. */
export const FAMILIES = { sticks } satisfies Partial<Record<Form, Family>> as unknown as Record<
  Form,
  Family
>;
