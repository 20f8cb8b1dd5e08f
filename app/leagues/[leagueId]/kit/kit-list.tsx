/** What there is to print, each with a line. */
import Link from 'next/link';
import { leagueRoute } from '../../parts';

type KitPart = { readonly path: string; readonly title: string; readonly line: string };

export const KitList = ({ leagueId, parts }: { leagueId: string; parts: readonly KitPart[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {parts.map(({ path, title, line }) => (
      <li key={path}>
        <Link
          href={leagueRoute(leagueId, path)}
          className="block h-full rounded-xl border border-ink/25 bg-card px-4 py-3 active:bg-paper-dark"
        >
          <span className="block font-semibold text-lg">{title}</span>
          <span className="block text-ink-dim">{line}</span>
        </Link>
      </li>
    ))}
  </ul>
);
