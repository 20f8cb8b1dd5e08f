import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { type LiveEvent, live, type Tx, write } from '../store';
import { Raced } from './saving';

/** Notes what is to be told of a game once the transaction is committed. */
export type Tell = (gameId: string, event: LiveEvent) => void;

const TRIES = 3;

/**
 * Changes games in a transaction of its own and then tells, after the commit, what happened. Where
 * another process was quicker, the same job again finds what that process wrote.
 */
export async function changing<T>(job: (tx: Tx, tell: Tell) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const { value, told } = await write(async (tx) => {
        const told: Parameters<Tell>[] = [];
        return { value: await job(tx, (...event) => told.push(event)), told };
      });
      for (const [gameId, event] of told) live.publish(gameId, event);
      return value;
    } catch (error) {
      if (tries === TRIES || !wasRaced(error)) throw error;
    }
  }
}

// P2002: a unique index stood in the way; P2034: the database found the conflict itself.
const wasRaced = (error: unknown): boolean =>
  error instanceof Raced ||
  (error instanceof Prisma.PrismaClientKnownRequestError &&
    (error.code === 'P2002' || error.code === 'P2034'));
