'use client';
/** A name in large chalk, underlined twice with the same brush. */
import { useLayoutEffect, useRef, useState } from 'react';
import { UNDERLINE_HEIGHT, underlines } from '@/app/ui/slate/chalk-lines';

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
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () =>
      setSize({
        width: element.offsetWidth,
        letters: Number.parseFloat(getComputedStyle(element).fontSize),
      });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => sizes.disconnect();
  }, []);
  const { width, letters } = size;
  const scale = letters / FOR_SIZE;
  const paths = width > 0 ? underlines(width / scale, name) : [];
  return (
    <span
      ref={box}
      className="relative inline-block max-w-full pb-[0.42em] font-hand text-yellow"
      style={{
        fontSize: `clamp(1.375rem, min(${share}cqh, ${92 / (LETTER * name.length)}cqw), ${most}rem)`,
      }}
    >
      <span className="moment-name block truncate px-[0.15em] font-hand leading-[1.15]">
        {name}
      </span>
      <svg
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 w-full overflow-visible"
        style={{ height: `${UNDERLINE_HEIGHT / FOR_SIZE}em` }}
        viewBox={`0 0 ${Math.max(1, width / scale)} ${UNDERLINE_HEIGHT}`}
        fill="currentColor"
      >
        {paths.map((path, i) => (
          <path key={path} d={path} className={`moment-under-${i + 1}`} />
        ))}
      </svg>
    </span>
  );
}
