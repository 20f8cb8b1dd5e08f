import type { Route } from 'next';
import type { Asked } from '@/lib/server/operations/input/search';

/** The address of a search: a path with these fields, and where its page begins. */
export function searchHref(path: string, asked: Asked, at?: string): Route {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(asked)) if (value) query.set(field, value);
  if (at) query.set('at', at);
  const said = query.toString();
  // With what it asks for it is none of those that the type lists.
  return (said ? `${path}?${said}` : path) as Route;
}
