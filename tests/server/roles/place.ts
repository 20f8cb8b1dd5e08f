/**
 * What there is to protect, and everybody who may come: for the walks over all that the product
 * answers to. A test file that uses it begins as the walks here do.
 */
import { customAlphabet, nanoid } from 'nanoid';
import { encode } from 'next-auth/jwt';
import type { Viewer } from '../../../lib/server/access/access';
import { beginSession } from '../../../lib/server/account/sessions';
import { sessionSecret } from '../../../lib/server/config/env';
import { makeToken } from '../../../lib/server/games/share-links';
import { invite } from '../../../lib/server/leagues/invitations';
import { write } from '../../../lib/server/store/db';
import { changeTournament, foundTournament } from '../../../lib/server/tournaments';
import { type Club, foundClub, WHO, type Who } from '../club';
import { hold, newPhone } from '../phone';
import { playMittlere } from '../season';
import { MITTLERE, startGame, value } from '../table';

export { WHO, type Who };

/** Names that only those who may see them get to see. */
export const SECRET = { league: 'Jassclub Linde', player: 'Quirina', guest: 'Zenobia' } as const;

export type Place = Club & {
  readonly gameId: string;
  /** Quirina and Beat of the league, and Toni who is Quirina. */
  readonly playerId: string;
  readonly otherId: string;
  readonly mergedId: string;
  /** Of a payment that nobody wrote down. */
  readonly paymentId: string;
  readonly invitationId: string;
  readonly invitation: string;
  /**
   * A game of its own: `owner` began it, `scorer` came by the link to write, `reader` by the one to
   * read; the others never heard of it.
   */
  readonly ownId: string;
  readonly ownPlayerId: string;
  readonly pass: string;
  readonly code: string;
  /** A tournament of the league, in which Quirina is an entrant. */
  readonly tournamentId: string;
  /** The link of the evening, by which anybody has a name there. */
  readonly room: string;
};

/** A league that is not public with a season, an evening, a game; and a game of its own. */
export async function prepare(): Promise<Place> {
  const club = await foundClub();
  const { leagueId, owner, eveningId } = club;
  const gameId = await playMittlere(owner, {
    evening: eveningId,
    players: [SECRET.player, 'Beat', 'Carla'],
    losers: [0, 1, 2],
  }).then(({ id }) => id);
  const own = await startGame(owner, { ...MITTLERE, players: [SECRET.guest, 'Yves', 'Xenia'] });
  const code = customAlphabet('abcdefgh', 6)();
  const [mergedId, linkId, roomId] = [nanoid(), code + nanoid(15), nanoid()];
  const createdAt = new Date();
  const rows = await write(async (tx) => {
    const players = await tx.player.findMany({
      where: { OR: [{ leagueId }, { ownerId: owner.userId }] },
      select: { id: true, key: true },
    });
    const id = (key: string) => players.find((player) => player.key === key)?.id ?? '';
    await tx.player.create({
      data: {
        id: mergedId,
        leagueId,
        name: 'Toni',
        key: 'toni',
        createdAt,
        mergedIntoId: id('quirina'),
      },
    });
    await tx.participant.createMany({
      data: (['reader', 'scorer'] as const).map((who) => ({
        gameId: own.id,
        userId: club.as[who]?.userId ?? '',
        role: who === 'scorer' ? 'writer' : 'reader',
        createdAt,
      })),
    });
    await tx.shareLink.create({ data: { id: linkId, gameId: own.id, role: 'reader', createdAt } });
    await tx.eveningLink.create({
      data: { id: roomId, eveningId, userId: owner.userId, createdAt },
    });
    return { playerId: id('quirina'), otherId: id('beat'), ownPlayerId: id('zenobia') };
  });
  const tournamentId = nanoid();
  value(await foundTournament(owner, { id: tournamentId, leagueId, setting: { rounds: 4 } }));
  const entrants = [SECRET.player, 'Beat', 'Carla', 'Dora'].map((name, at) => ({
    ...{ id: `p${at}`, name, present: true },
  }));
  const change = { kind: 'register', id: nanoid(), entrants } as const;
  value(await changeTournament(owner, { tournamentId, change: { ...change, entrants } }));
  const made = value(await invite(owner, { leagueId, role: 'member', days: 7, single: false }));
  return {
    ...club,
    ...rows,
    gameId,
    tournamentId,
    ownId: own.id,
    paymentId: nanoid(),
    mergedId,
    invitationId: made.id,
    invitation: made.token,
    pass: makeToken(linkId),
    code,
    room: makeToken(roomId),
  };
}
/** Comes with a phone on which this viewer is signed in; nobody with a fresh one. */
export async function comeAs(viewer: Viewer | null): Promise<void> {
  const phone = hold(newPhone());
  if (!viewer) return;
  const ids = await write((tx) => beginSession(tx, viewer.userId, { before: null, agent: 'test' }));
  const token = await encode({ token: { ...ids }, secret: sessionSecret(), maxAge: 3600 });
  phone.jar.set('next-auth.session-token', token);
}

/** Those who may what a role may; anybody, or whoever has an account, where the league is not asked. */
export type From = 'anybody' | 'account' | 'reader' | 'member' | 'scorer' | 'owner';
export const may = (who: Who, from: From): boolean =>
  from === 'anybody' || WHO.indexOf(who) >= (from === 'account' ? 1 : WHO.indexOf(from));
