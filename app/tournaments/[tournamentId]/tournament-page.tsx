'use client';
/** The pages of a tournament, one for all: which place of it is open, the address says. */
import { usePathname } from 'next/navigation';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import Elsewhere from '@/app/board/elsewhere';
import { useSpokenHere } from '@/app/ui/spoken-here';
import { forgetAttended, noteAttended } from '@/lib/browser/attends';
import { recallPhone } from '@/lib/browser/settings';
import { type TournamentState, tournamentStore } from '@/lib/browser/tournament-store';
import { Closed } from './closed';
import { Frame } from './frame';
import { PLACES, type Place } from './places';
import { TournamentContext } from './use-tournament';

const PATH = /^\/tournaments\/([\w-]{21})(?:\/([\w-]+)(?:\/(.*))?)?\/?$/;
const ASKED: TournamentState = {
  ...{ status: 'asked', view: null, link: undefined, waiting: 0, isBehind: false, refused: [] },
};
const never = () => () => undefined;
const asked = () => ASKED;

export function TournamentPage() {
  // Which one it is, is known in the browser only.
  const path = usePathname();
  const [, id] = PATH.exec(path) ?? [];
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useSpokenHere();
  useEffect(recallPhone, []);
  if (!isHere || id === undefined) return <div className="min-h-dvh" />;
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const store = tournamentStore(id);
  const state = useSyncExternalStore(store.subscribe, store.state, asked);
  const path = usePathname();
  useEffect(() => store.open(), [store]);
  const { view, status, ...rest } = state;
  const { change, draw, look, dismiss, keepUp } = store;
  const here = useMemo(
    () => (view ? { ...rest, view, change, draw, look, dismiss, keepUp } : null),
    [state, store],
  );
  useEffect(() => {
    if (!view) return;
    document.title = `${view.setting.name} · Schiefer`;
    noteAttended(view);
  }, [view]);
  useEffect(() => {
    if (status === 'closed') forgetAttended(id);
  }, [status, id]);
  if (status === 'closed') return <Closed />;
  if (status === 'away') return <Elsewhere />;
  if (!here || !view) return <div className="min-h-dvh" />;
  const [, , name = '', rest_ = ''] = PATH.exec(path) ?? [];
  const places: readonly Place[] = PLACES;
  const own = places.filter((one) => one.roles.includes(view.role));
  const place = own.find((one) => one.path === name) ?? own[0] ?? PLACES[0];
  const Part = place.part;
  return (
    <TournamentContext value={here}>
      {'isBare' in place && place.isBare ? (
        <Part rest={rest_} />
      ) : (
        <Frame place={place.path}>
          <Part rest={rest_} />
        </Frame>
      )}
    </TournamentContext>
  );
}
