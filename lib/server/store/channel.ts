/** What processes on one PostgreSQL tell each other (LISTEN, NOTIFY), on a connection of its own. */
import 'server-only';
import { Client, type ClientConfig } from 'pg';

/** PostgreSQL takes less than 8000 bytes at once. */
const MOST_BYTES = 7900;
/** So many go together. */
const MOST_TOGETHER = 64;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;

/** A way to all who listen, this process included. */
export type Channel = {
  /** Says a text, in order; what is said while there is no connection is lost. */
  say(text: string): void;
  /** Says what is left, and ends. */
  close(): Promise<void>;
};

/** What happens on a channel. */
type ChannelListener = {
  readonly onText: (text: string) => void;
  /** It listens: for the first time, or again, and then whatever was said meanwhile was not heard. */
  readonly onOpen: () => void;
  /** The connection was lost, or there was none; it is tried again by itself. */
  readonly onLost: (error: unknown) => void;
};

/** Can so much be said at once? */
export const fitsChannel = (text: string): boolean => Buffer.byteLength(text) <= MOST_BYTES;

/** Listens and says under this name for as long as it is not closed, over connections made anew. */
export function openChannel(
  config: ClientConfig,
  name: string,
  listener: ChannelListener,
): Channel {
  let open: Client | null = null;
  let isClosed = false;
  let tries = 0;
  let again: NodeJS.Timeout | undefined;
  let left: string[] = [];
  let sending: Promise<void> | null = null;

  const retry = () => {
    if (isClosed) return;
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
    tries += 1;
    // By chance, so that not all come back at the same moment.
    again = setTimeout(() => void connect(), longest * (0.5 + Math.random() / 2)).unref();
  };
  const lose = (client: Client, error: unknown) => {
    if (open !== client) return;
    open = null;
    left = [];
    client.end().catch(() => undefined);
    listener.onLost(error);
    retry();
  };
  async function connect(): Promise<void> {
    const client = new Client(config);
    // `end` follows; unheard, it would end the process.
    client.on('error', () => undefined);
    client.on('end', () => lose(client, new Error('the connection was closed')));
    client.on('notification', ({ payload }) => listener.onText(payload ?? ''));
    try {
      await client.connect();
      // Nothing is lost that somebody wants to find again after the machine has stopped.
      await client.query('SET synchronous_commit = off');
      await client.query(`LISTEN ${client.escapeIdentifier(name)}`);
    } catch (error) {
      client.end().catch(() => undefined);
      if (!isClosed) listener.onLost(error);
      return retry();
    }
    if (isClosed) return client.end();
    open = client;
    tries = 0;
    listener.onOpen();
  }
  async function sendTo(client: Client): Promise<void> {
    while (open === client && left.length > 0) {
      const texts = left.splice(0, MOST_TOGETHER);
      try {
        await client.query(
          'SELECT pg_notify($1, text) FROM unnest($2::text[]) WITH ORDINALITY AS said (text, place) ORDER BY place',
          [name, texts],
        );
      } catch (error) {
        lose(client, error);
      }
    }
  }
  const send = () => {
    const client = open;
    if (!client || sending) return;
    sending = sendTo(client).finally(() => {
      sending = null;
      if (left.length > 0) send();
    });
  };
  void connect();
  return {
    say(text) {
      if (!open || isClosed) return;
      left.push(text);
      send();
    },
    async close() {
      isClosed = true;
      clearTimeout(again);
      while (sending) await sending;
      const client = open;
      open = null;
      await client?.end();
    },
  };
}
