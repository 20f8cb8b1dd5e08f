import 'client-only';

/** The league that was open here last, of those that its person belongs to: the start page leads to it. */
import { LEAGUE_KEY } from '../phone/attends';
import { type Recalled, recalledBy } from './recalled';
import { forget, remember } from './storage';

export type OwnLeague = { readonly id: string; readonly name: string };

const league: Recalled<OwnLeague> = recalledBy(LEAGUE_KEY, (found) => 'name' in found);

/** Notes the league whose first page is open. */
export const noteLeague = ({ id, name }: OwnLeague): void => remember(LEAGUE_KEY, { id, name });

/** Forgets it, where it is this one; without an id whichever it is. */
export function forgetLeague(id?: string): void {
  if (id === undefined || league.known()?.id === id) forget(LEAGUE_KEY);
}

/** Null while a page is taken over that was made for everybody. */
export const useOwnLeague = league.use;
