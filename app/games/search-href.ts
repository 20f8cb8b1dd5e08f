import type { Asked } from '@/lib/server/operations/input/search';

/** The address of a search: a path with these fields, and where its page begins. */
export function searchHref(path: string, asked: Asked, at?: string): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(asked)) if (value) query.set(field, value);
  if (at) query.set('at', at);
  const said = query.toString();
  return said ? `${path}?${said}` : path;
}
