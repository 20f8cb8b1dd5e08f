'use client';
/** The way to another place of the same tournament: nothing is asked of the server on it. */
import type { AnchorHTMLAttributes } from 'react';
import { useTournament } from './use-tournament';

/** Where a place of a tournament is. */
export const placeHref = (tournamentId: string, place: string): string =>
  `/tournaments/${tournamentId}${place && `/${place}`}`;

/** Goes there; the page stays, and with it what it knows. */
export function goTo(href: string): void {
  window.history.pushState(null, '', href);
  window.scrollTo(0, 0);
}

export function PlaceLink({
  place,
  ...rest
}: { readonly place: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { view } = useTournament();
  const href = placeHref(view.id, place);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(href);
      }}
    />
  );
}
