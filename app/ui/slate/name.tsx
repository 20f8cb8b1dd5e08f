import type { CSSProperties } from 'react';

/**
 * A name on a slate (`name-fits`, globals.css): whole in a line, in smaller letters where there is little
 * room, then in lines; only what is too long for the smallest letters is cut.
 */
export function Name({ children: name }: { children: string }) {
  return (
    <span className="name-fits" title={name} style={lettersOf(name)}>
      {linesOf(name).map((line, i) => (
        <span key={i}>{line}</span>
      ))}
    </span>
  );
}

/** Where a name may break: of several people between them, of one alone between their names, of one name in it. */
export const linesOf = (name: string): string[] =>
  name.split(
    name.includes(' & ') ? /(?<= & )/ : name.includes(' ') ? /(?<= )/ : /(?<=\p{L}-)(?=\p{L})/u,
  );

/** How many letters a name has, and its longest line where it breaks. */
export const lettersOf = (name: string): CSSProperties & Record<`--${string}`, number> => ({
  '--letters': name.length,
  '--longest': Math.max(...linesOf(name).map((line) => line.trimEnd().length)),
});
