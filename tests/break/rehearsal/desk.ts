/** A desk that types slips, and its phone as a process of its own, which can be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nanoid } from 'nanoid';
import type { Figures } from '../../../lib/tournament';
import { type Book, newSender } from '../sender';
import { figuresAt, type Place } from './paper';

/** A slip as it is kept on the desk's phone until the server has it. */
export type KeptSlip = Place &
  Figures & {
    readonly id: string;
    readonly kind: 'slip';
    readonly draw: string;
    readonly desk: string;
  };

export type Desk = {
  readonly name: string;
  /** Types the slip of a table; it is kept here and not sent yet. */
  readonly type: (place: Place, draw: string) => void;
  /** Sends what waits, in its order. */
  readonly send: (everyMs?: number) => Promise<void>;
  /** Has a process send what waits, kills it, and has another one send all of it again. */
  readonly sendThroughKill: () => Promise<void>;
  /** All that was typed here. */
  readonly slips: readonly KeptSlip[];
};

const PROCESS = fileURLToPath(new URL('./kept-slips.ts', import.meta.url));
/** The phone is killed once it has asked so often. */
const ASKED = 3;

export function newDesk(
  url: string,
  { id, token, name, book }: { id: string; token: string; name: string; book: Book },
): Desk {
  const { send } = newSender(url, book);
  const path = `/api/v1/tournaments/${id}/changes?link=${encodeURIComponent(token)}`;
  const slips: KeptSlip[] = [];
  let sent = 0;
  return {
    name,
    slips,
    type(place, draw) {
      const slip = { kind: 'slip', id: nanoid(), ...place, draw, desk: name } as const;
      slips.push({ ...slip, ...figuresAt(place) });
    },
    async send(everyMs = 0) {
      for (; sent < slips.length; sent++) {
        await pause(everyMs * 2 * Math.random());
        await send(path, { change: slips[sent] });
      }
    },
    async sendThroughKill() {
      const folder = mkdtempSync(join(tmpdir(), 'schiefer-desk-'));
      try {
        const file = join(folder, 'kept.json');
        writeFileSync(file, JSON.stringify({ url, path, changes: slips.slice(sent) }));
        const killed = await runPhone(file, Math.min(ASKED, slips.length - sent));
        if (killed !== null) book.faults.push(`desk ${name}: done before it was killed`);
        const ended = await runPhone(file, null);
        if (ended !== 0) book.faults.push(`desk ${name}: its second phone ended with ${ended}`);
        book.repeated += slips.length - sent;
        book.acknowledged += slips.length - sent;
        sent = slips.length;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** Runs a desk's phone to its end, or kills it once it has asked so often; answers its exit status, null where it was killed. */
async function runPhone(file: string, killAfter: number | null): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROCESS, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
    if (killAfter !== null && told.split('asked').length > killAfter) child.kill('SIGKILL');
  });
  const [status] = (await closed) as [number | null]; // as Node says it
  return status;
}
