'use client';
import { useZ } from '../slate-settings';
import type { SlateProps } from './slate';
import { StrokesSlate } from './strokes';

/** The slate of strokes as this phone draws it. */
export default function StrokesHere(props: SlateProps) {
  return <StrokesSlate {...props} withZ={useZ()} />;
}
