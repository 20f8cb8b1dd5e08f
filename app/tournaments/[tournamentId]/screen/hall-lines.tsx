import { HallName } from './hall-name';
import type { Line } from './seating';

/** What stands on the hall's screen, line by line. */
export const HallLines = ({ lines }: { lines: readonly Line[] }) => (
  <ol className="hall-lines" aria-live="off">
    {lines.map(({ id, first, name, last }) => (
      <li key={id}>
        <span className="hall-first">{first}</span>
        <HallName>{name}</HallName>
        <span className="hall-last">{last}</span>
      </li>
    ))}
  </ol>
);
