/** Somebody who looks on: told by the live stream that something has changed, they read again, as a page does. */
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { promisify } from 'node:util';
import { gunzip as gunzipWith } from 'node:zlib';
import type { TournamentView } from '../../../lib/tournament';

const gunzip = promisify(gunzipWith);
/** A browser opens a stream that broke off again after so long. */
const REOPEN_MS = 3000;

/** What all readers together came to. */
export type Reads = { latencies: number[]; unchanged: number; bytes: number; reopened: number };
export const newReads = (): Reads => ({ latencies: [], unchanged: 0, bytes: 0, reopened: 0 });

/** How long a page waits before it looks again, in ms. */
export type Pace = { readonly least: number; readonly spread: number };

export type Reader = {
  /** What was read last, and when a new answer of it came. */
  readonly seen: () => { readonly revision: number; readonly at: number };
  readonly view: () => TournamentView;
  readonly stop: () => void;
};

/** Opens a page at this tournament by the token of a link; resolves once it has read and is told of changes. */
export async function openReader(
  url: string,
  {
    id,
    token,
    pace,
    reads,
  }: {
    readonly id: string;
    readonly token: string;
    readonly pace: Pace;
    readonly reads: Reads;
  },
): Promise<Reader> {
  const agent = new Agent({ keepAlive: true });
  const link = `?link=${encodeURIComponent(token)}`;
  let [text, tag, revision, at] = ['', '', -1, 0];
  let isOn = true;
  let stream: ClientRequest | undefined;
  let due: NodeJS.Timeout | undefined;
  let reopening: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const begun = performance.now();
    try {
      const answer = await ask(agent, `${url}/api/v1/tournaments/${id}${link}`, tag);
      reads.latencies.push(performance.now() - begun);
      reads.bytes += answer.body.length;
      if (answer.status === 304) {
        reads.unchanged += 1;
        return;
      }
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      const said = (answer.isPacked ? await gunzip(answer.body) : answer.body).toString();
      const [, told = '-1'] = /"revision":(\d+)/.exec(said) ?? [];
      // Of two questions on their way the older may be answered last.
      if (Number(told) < revision) return;
      [text, tag, revision, at] = [said, answer.tag, Number(told), performance.now()];
    } catch {
      // Once the stream is there again, or the next time that something changes.
      if (isOn) soon();
    }
  }

  function soon(): void {
    due ??= setTimeout(
      () => {
        due = undefined;
        if (isOn) void look();
      },
      pace.least + Math.random() * pace.spread,
    );
  }

  function follow(opened?: () => void): void {
    let isOver = false;
    const again = () => {
      if (isOver || !isOn) return;
      isOver = true;
      reads.reopened += 1;
      reopening = setTimeout(() => follow(soon), REOPEN_MS);
    };
    stream = request(`${url}/api/tournaments/${id}/live${link}`, {
      agent: false,
      headers: { accept: 'text/event-stream' },
    });
    stream.on('error', again).on('response', (answer) => {
      opened?.();
      answer.setEncoding('utf8').on('data', (told: string) => {
        if (told.includes('event: changed')) soon();
      });
      answer.on('error', again).on('close', again);
    });
    stream.end();
  }

  await look();
  await new Promise<void>((resolve) => follow(resolve));
  return {
    seen: () => ({ revision, at }),
    view: () => (JSON.parse(text) as { value: TournamentView }).value, // as the server answers it
    stop() {
      isOn = false;
      clearTimeout(due);
      clearTimeout(reopening);
      stream?.destroy();
      agent.destroy();
    },
  };
}

type Said = {
  readonly status: number;
  readonly tag: string;
  readonly isPacked: boolean;
  readonly body: Buffer;
};

const ask = (agent: Agent, address: string, tag: string): Promise<Said> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', ...(tag && { 'if-none-match': tag }) };
    request(address, { agent, headers }, (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          tag: answer.headers.etag ?? '',
          isPacked: answer.headers['content-encoding'] === 'gzip',
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
