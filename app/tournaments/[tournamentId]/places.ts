/**
 * The places of a tournament, in the order of its nav: where each is, who goes there, and what is on it.
 * The first one of a role is where it begins.
 */
import type { ComponentType } from 'react';
import { lazily } from '@/app/ui/lazily';
import type { TournamentRole } from '@/lib/tournament';

/** A place gets what stands in the address behind it: of `rounds/2` the place `rounds` gets `2`. */
export type PlaceProps = { readonly rest: string };

export type Place = {
  /** Behind the address of the tournament; '' for the first one. */
  readonly path: string;
  readonly roles: readonly TournamentRole[];
  readonly part: ComponentType<PlaceProps>;
  /** It has a screen to itself, without head and nav, and is not in the nav. */
  readonly isBare?: true;
};

export const PLACES = [
  { path: '', roles: ['director'], part: lazily(() => import('./today/today')) },
  { path: '', roles: ['entrant', 'public'], part: lazily(() => import('./mine/mine')) },
  { path: '', roles: ['table'], part: lazily(() => import('./table/table')) },
  { path: 'desk', roles: ['director', 'desk'], part: lazily(() => import('./desk/desk')) },
  { path: 'entrants', roles: ['director'], part: lazily(() => import('./entrants/entrants')) },
  {
    path: 'rounds',
    roles: ['director', 'desk', 'entrant', 'public'],
    part: lazily(() => import('./rounds/rounds')),
  },
  {
    path: 'ranking',
    roles: ['director', 'desk', 'entrant', 'public'],
    part: lazily(() => import('./ranking/ranking')),
  },
  {
    path: 'prizes',
    roles: ['director', 'entrant', 'public'],
    part: lazily(() => import('./prizes/prizes')),
  },
  { path: 'print', roles: ['director', 'desk'], part: lazily(() => import('./print/print')) },
  {
    path: 'screen',
    roles: ['director', 'desk', 'entrant', 'public'],
    part: lazily(() => import('./screen/screen')),
    isBare: true,
  },
  { path: 'settings', roles: ['director'], part: lazily(() => import('./settings/settings')) },
] as const satisfies readonly Place[];

/** What a place is called, in the texts of its nav. */
export const labelOf = (path: (typeof PLACES)[number]['path']) =>
  `tournaments.places.${path === '' ? 'today' : path}` as const;
