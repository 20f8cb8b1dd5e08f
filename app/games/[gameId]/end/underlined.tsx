'use client';
/** A name in large chalk, underlined twice with the same brush. */
import { useRef, useState } from 'react';
import { UNDERLINE_HEIGHT, underlines } from '@/app/ui/slate/chalk-lines';
import { lettersOf, linesOf } from '@/app/ui/slate/name';
import { useResized } from '@/app/ui/use-resized';

/** The lines are drawn for a letter of this height, and grow with it. */
const FOR_SIZE = 40;

/** A letter of the hand is about so wide, as a part of its size. */
const LETTER = 0.56;

export function Underlined({
  name,
  share,
  most,
}: {
  name: string;
  /** How much of the height around it, in percent, a line of the name takes at most. */
  share: number;
  /** Its size at most, in rem. */
  most: number;
}) {
  const box = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState({ width: 0, letters: FOR_SIZE });
  useResized(box, (element) =>
    setSize({
      width: element.offsetWidth,
      letters: Number.parseFloat(getComputedStyle(element).fontSize),
    }),
  );
  const { width, letters } = size;
  const scale = letters / FOR_SIZE;
  const { '--longest': longest = name.length } = lettersOf(name);
  /** So large that so many letters have room in a line that may be so high. */
  const sizeFor = (count: number, high: number) => `min(${high}cqh, ${92 / (LETTER * count)}cqw)`;
  const paths = width > 0 ? underlines(width / scale, name) : [];
  return (
    <span
      ref={box}
      className="relative mb-[0.2em] inline-block max-w-full pr-0 pb-[0.42em] font-hand text-yellow"
      // In one line, or in several where its letters are larger so.
      style={{
        fontSize: `clamp(1.0625rem, max(${sizeFor(name.length, share)}, ${sizeFor(longest, share * 0.6)}), ${most}rem)`,
      }}
    >
      <span className="moment-name block pr-0 pl-[0.15em] font-hand leading-[1.15]">
        {linesOf(name).map((line, i) => (
          <span
            key={i}
            className="inline-block max-w-full overflow-hidden text-ellipsis whitespace-pre pr-[0.25em] align-bottom not-last:-mr-[0.25em]"
          >
            {line}
          </span>
        ))}
      </span>
      <svg
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 w-full overflow-visible"
        style={{ height: `${UNDERLINE_HEIGHT / FOR_SIZE}em` }}
        viewBox={`0 0 ${Math.max(1, width / scale)} ${UNDERLINE_HEIGHT}`}
        fill="currentColor"
      >
        {paths.map((path, i) => (
          // Drawn once: with another width of the name the same lines only take it.
          <path key={i} d={path} className={`moment-under-${i + 1}`} />
        ))}
      </svg>
    </span>
  );
}
