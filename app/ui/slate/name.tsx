import type { CSSProperties } from 'react';
import { callNames } from '@/lib/league/call-names';

/**
 * A name on a slate (`name-fits`, styles/slate.css), as the slate calls whoever it is (`callNames`), and in full
 * for those who hear it: whole in a line, in smaller letters where there is little room, then in lines; only
 * what is too long for the smallest letters is cut. How large, the slate says for all of its names
 * (`lettersOf`).
 */
export function Name({
  children: name,
  call,
  dealer: dealing = null,
}: {
  children: string;
  call: (name: string) => string;
  /** Whoever of them is ringed as dealing; null: nobody. */
  dealer?: string | null;
}) {
  const called = call(name);
  const dealer = dealing && call(dealing);
  const lines = called === dealer ? [called] : linesOf(called);
  const isShort = called !== name;
  const written = (
    <span className="name-fits" title={name} aria-hidden={isShort || undefined}>
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
  return isShort ? (
    <>
      <span className="sr-only">{name}</span>
      {written}
    </>
  ) : (
    written
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

/** How a slate calls each of those whom it names, and the letters in which all of them have room. */
export function calledOn(names: readonly string[]) {
  const call = callNames(names);
  return { call, letters: lettersOf(...names.map(call)) };
}
