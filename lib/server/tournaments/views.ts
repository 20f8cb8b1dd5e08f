/** A tournament as each reads it, by what they are to it. */
import 'server-only';
import { inPublic } from '../../league/public-names';
import {
  documentOf,
  draw,
  type Kept,
  type KeptState,
  type TournamentView,
  tournamentOf,
  tournamentView,
} from '../../tournament';
import {
  type Answer,
  noSuch,
  notDirector,
  publicNamesOfTournament,
  signedId,
  type TournamentHead,
  type TournamentStanding,
  tournamentRefused,
  tournamentStanding,
  type Viewer,
} from '../access';
import { read } from '../store';
import { changeTournament } from './changing';
import { headOf, keepInHand, keptIn } from './stored';

type Asked = { readonly tournamentId: string; readonly link?: string | undefined };
type Seen = {
  readonly head: TournamentHead;
  readonly kept: Kept;
  readonly standing: TournamentStanding;
};

/** The tournament and what the viewer is to it; null where they see none. */
async function see(viewer: Viewer | null, { tournamentId, link }: Asked): Promise<Seen | null> {
  const seen = await read(async (tx) => {
    const head = await headOf(tx, tournamentId);
    const standing = head && (await tournamentStanding(tx, viewer, { head, link }));
    return head && standing && { head, standing, kept: await keptIn(tx, head) };
  });
  if (seen) keepInHand(seen.head, seen.kept, seen.head.revision);
  return seen;
}

/** May the viewer follow a tournament? */
export const followsTournament = (viewer: Viewer | null, asked: Asked): Promise<boolean> =>
  read(async (tx) => {
    const head = await headOf(tx, asked.tournamentId);
    return (
      head !== null && (await tournamentStanding(tx, viewer, { head, link: asked.link })) !== null
    );
  });

/**
 * A mark of the way by which somebody without an account comes to a tournament: a link that was signed here, or
 * that it is open to all. Null for everybody else, such as whoever guesses links.
 */
export async function wayIn({ tournamentId, link }: Asked): Promise<string | null> {
  if (link !== undefined) return signedId('tournament', link);
  const found = await read((tx) =>
    tx.tournament.findUnique({ where: { id: tournamentId }, select: { isPublic: true } }),
  );
  return found?.isPublic ? tournamentId : null;
}

/** The tournament that a link leads to; null where it leads nowhere any more. */
export const tournamentOfLink = (link: string): Promise<string | null> =>
  read(async (tx) => {
    const id = signedId('tournament', link);
    if (id === null) return null;
    const row = await tx.tournamentLink.findFirst({
      where: { id, revokedAt: null },
      select: { tournamentId: true },
    });
    return row?.tournamentId ?? null;
  });

/** A tournament as the viewer reads it. */
export async function readTournament(
  viewer: Viewer | null,
  asked: Asked,
): Promise<Answer<TournamentView>> {
  const seen = await see(viewer, asked);
  return seen ? answerFor(seen) : noSuch('tournament');
}

// Hundreds look at the same one: it is made once for all who read the same, for as long as nothing changes.
const made = new WeakMap<Kept, Map<string, Answer<TournamentView>>>();

function answerFor(seen: Seen): Answer<TournamentView> {
  const { head, kept, standing } = seen;
  const answers = made.get(kept) ?? new Map<string, Answer<TournamentView>>();
  made.set(kept, answers);
  const key = JSON.stringify([head.revision, head.isPublic, head.publicNames, standing]);
  const answer = answers.get(key) ?? { ok: true, value: viewOf(seen) };
  answers.set(key, answer);
  return answer;
}

// By the state without the ids of its changes, which is the same for as long as nothing changes.
const states = new WeakMap<Kept, KeptState>();

function stateOf(kept: Kept): KeptState {
  const known = states.get(kept);
  if (known) return known;
  const { changes: _, ...state } = kept;
  states.set(kept, state);
  return state;
}

function viewOf({ head, kept, standing }: Seen): TournamentView {
  const { role, runsIt, at, readsNames } = standing;
  const { id, revision, isPublic, publicNames } = head;
  const reader = { id, revision, role, runsIt, isPublic, publicNames, at };
  const view = tournamentView(stateOf(kept), reader);
  return readsNames
    ? view
    : inPublic(view, publicNamesOfTournament(head.publicNames, kept.entrants));
}

/** The tournament as a `jass-tournament/1`; for who directs it. */
export async function exportTournament(
  viewer: Viewer | null,
  asked: Asked,
): Promise<Answer<ReturnType<typeof documentOf>>> {
  const seen = await see(viewer, asked);
  if (!seen) return noSuch('tournament');
  if (seen.standing.role !== 'director') return notDirector();
  return { ok: true, value: documentOf(seen.kept) };
}

/** What is sent to have a round drawn. */
export type DrawAsked = Asked & {
  /** The id of the change, made where it is asked for. */
  readonly id: string;
  readonly round: number;
};

/** Draws the next round, or one anew that is not published; for who directs the tournament. */
export async function drawRound(
  viewer: Viewer | null,
  { id, round, ...asked }: DrawAsked,
): Promise<Answer<{ readonly revision: number }>> {
  const seen = await see(viewer, asked);
  if (!seen) return noSuch('tournament');
  const { head, kept, standing } = seen;
  if (standing.role !== 'director') return notDirector();
  if (kept.changes.includes(id)) return { ok: true, value: { revision: head.revision } };
  const seed = `${kept.setting.seed}${kept.rounds[round] ? `/${id}` : ''}`;
  const tournament = tournamentOf(kept);
  const drawn = tournament.ok ? draw({ ...tournament.value, seed }) : tournament;
  if (!drawn.ok) return tournamentRefused(drawn.error);
  const { tables, out } = drawn.value;
  const places = { tables: tables.map((seats) => [...seats]), out: [...out] };
  const change = { kind: 'draw', id, round, seed, ...places } as const;
  return changeTournament(viewer, { ...asked, change });
}
