'use client';
/** The ranking while it is revealed: the places that are, and room for those that are not. */
import { useWords } from '@/lib/i18n/use-words';
import type { TournamentView } from '@/lib/tournament';
import { HallName } from './hall-name';

/** More than these stand in two columns on a screen that lies. */
const IN_A_COLUMN = 10;

export function Revealed({
  reveal: { places, lines },
  nameOf,
}: {
  reveal: NonNullable<TournamentView['reveal']>;
  nameOf: (id: string) => string;
}) {
  const { format } = useWords();
  const hidden = places - lines.length;
  return (
    <ol
      className="hall-lines hall-revealed"
      aria-live="polite"
      style={
        {
          '--all': places,
          '--half': places > IN_A_COLUMN ? Math.ceil(places / 2) : places,
        } as React.CSSProperties
      }
    >
      {Array.from({ length: places }, (_, at) => {
        const line = lines[at - hidden];
        return (
          <li key={at} data-new={(line && at === hidden) || undefined}>
            {line && (
              <>
                <span className="hall-first">{line.rank}.</span>
                <HallName>{nameOf(line.entrant)}</HallName>
                <span className="hall-last">{format.number(line.total)}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
