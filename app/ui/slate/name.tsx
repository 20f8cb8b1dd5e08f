import type { CSSProperties } from 'react';

/**
 * A name on a slate (`name-fits`, globals.css): whole in a line, in smaller letters where there is little
 * room, then in lines; only what is too long for the smallest letters is cut. How large, the slate says for
 * all of its names (`lettersOf`).
 */
export function Name({
  children: name,
  dealer = null,
}: {
  children: string;
  /** Whoever of them is ringed as dealing; null: nobody. */
  dealer?: string | null;
}) {
  const lines = name === dealer ? [name] : linesOf(name);
  return (
    <span className="name-fits" title={name}>
      {lines.map((line, i) => (
        <span key={i}>
          {dealer !== null && line.replace(/ & $/, '') === dealer ? (
            <>
              <span className="name-deals">{dealer}</span>
              {line.slice(dealer.length)}
            </>
          ) : (
            line
          )}
        </span>
      ))}
    </span>
  );
}

/** Where a name may break: of several people between them, of one alone between their names, of one name in it. */
export const linesOf = (name: string): string[] =>
  name.split(
    name.includes(' & ') ? /(?<= & )/ : name.includes(' ') ? /(?<= )/ : /(?<=\p{L}-)(?=\p{L})/u,
  );

/** How many letters the longest of these names has, and their longest line where they break. */
export const lettersOf = (...names: string[]): CSSProperties & Record<`--${string}`, number> => ({
  '--letters': Math.max(...names.map(({ length }) => length)),
  '--longest': Math.max(...names.flatMap(linesOf).map((line) => line.trimEnd().length)),
});
