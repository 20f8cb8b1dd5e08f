import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VARIANT_IDS } from '../../lib/jass';
import {
  type Applied,
  applyChange,
  type Entry,
  isOver,
  type LogLine,
  newGame,
  type Table,
} from '../../lib/sync/game';
import { playedGame } from '../../lib/sync/played';

type Record = Partial<Table> & Pick<Table, 'variant' | 'players'> & { hands: Entry[] };

const counter = () => {
  let n = 0;
  return () => `id-${n++}`;
};

/** The same by hand: one change after the other. */
function byHand(table: Table, entries: readonly Entry[], finish: boolean) {
  const makeId = counter();
  let state = newGame('game', table);
  const log: LogLine[] = [];
  let last: Applied | undefined;
  for (const [index, entry] of entries.entries()) {
    last = applyChange(state, { kind: 'record', id: makeId(), index, entry });
    if (!last.ok) return last;
    state = last.state;
    log.push(last.line);
  }
  if (finish && last?.ok && !isOver(null, last.tally)) {
    last = applyChange(state, { kind: 'finish', id: makeId() });
    if (!last.ok) return last;
    state = last.state;
    log.push(last.line);
  }
  return { ok: true, state, log } as const;
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const golden = readFileSync(new URL(`../golden/${id}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Record => JSON.parse(line).record)
    .filter(({ hands }) => Array.isArray(hands) && hands.length > 0);

  test.each([true, false])('as entered hand by hand, finish %s', (finish) => {
    let kept = 0;
    for (const { variant, options = {}, players, firstDealer = 0, hands } of golden) {
      const table = { variant, options, players, firstDealer };
      const entered = byHand(table, hands, finish);
      const played = playedGame(
        { id: 'game', table, entries: hands },
        { makeId: counter(), finish },
      );
      expect(played.ok).toBe(entered.ok);
      if (!played.ok || !entered.ok) continue;
      kept += 1;
      expect(played.value.state).toEqual(entered.state);
      expect(played.value.log).toEqual(entered.log);
    }
    expect(kept).toBeGreaterThan(0);
  });
});
