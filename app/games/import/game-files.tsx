/** All games as files to take away, of a league or one's own. */
import { keyOnPaper } from '@/app/ui/keys';

const KEYS = [
  ['csv', 'Spreadsheet (CSV)'],
  ['zip', 'Games (ZIP)'],
  ['ndjson', 'Games (NDJSON)'],
  ['json', 'Everything (JSON)'],
] as const;

/** @param api answers the file for `?format=` */
export const GameFiles = ({ api }: { api: string }) => (
  <>
    <ul className="flex flex-wrap gap-3">
      {KEYS.map(([format, label]) => (
        <li key={format}>
          <a href={`${api}?format=${format}`} className={keyOnPaper} download>
            {label}
          </a>
        </li>
      ))}
    </ul>
    <p className="text-[0.9375rem] text-ink-dim">
      The ZIP keeps each game’s day in the name of its file, JSON keeps day and notes; NDJSON has
      the hands alone, without the day. ZIP and JSON can be imported again, here or into a league.
    </p>
  </>
);
