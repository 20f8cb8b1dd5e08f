/** Changes of what a table brought, and the checks that it stands. Pure. */
import { controlSum, parseTournament, refused, resultFault } from './document';
import { documentOf } from './keep-document';
import {
  type Figures,
  isCorrectable,
  isSame,
  type Kept,
  type KeptState,
  type KeptTable,
  newTournament,
  resultOf,
  type Slip,
} from './kept';
import { type Found, type Of, put, type Refused } from './parts';
import { roundOf } from './rounds';

export function atTable(kept: Kept, change: Of<'slip' | 'result' | 'game' | 'correct'>): Found {
  const found = roundOf(kept, change);
  if (!found.ok) return found;
  const { round, table } = change;
  const place = { round, table };
  const own = found.value.tables.find((one) => one.table === table);
  if (!own)
    return refused('noTable', { round: round + 1, table }, { ...place, code: 'round-moved' });
  if (found.value.status === 'drawn')
    return refused('notPublished', { round: round + 1 }, { ...place, code: 'round-moved' });
  const at = { of: 'table', ...place } as const;
  if (change.kind === 'game') return put({ ...at, value: { ...own, game: change.game } });
  const { id, points, matches } = change;
  const figures = { points, matches };
  const fault = figuresFault(kept, { ...place, seats: own.seats, ...figures });
  if (fault) return fault;
  const now = resultOf(own);
  const settled = (result: Figures) =>
    refused(
      'tableSettled',
      { table, points: result.points.join('–') },
      { ...place, code: 'table-settled' },
    );
  if (change.kind === 'correct') {
    const isSeen = change.was === null ? now === null : now !== null && isSame(now, change.was);
    if (!isSeen && now) return settled(now);
    return put({ ...at, value: { ...corrected(own, id, figures, change.reason), fixed: figures } });
  }
  const desk = change.kind === 'slip' ? change.desk : null;
  const slip: Slip = { id, desk, game: change.kind === 'result' ? change.game : null, ...figures };
  // Two phones that write the hands of one table have a slip each.
  const before = own.slips.find(
    (one) => one.desk === desk && (desk !== null || one.game === slip.game),
  );
  if (before && isSame(before, slip)) return put();
  const slips = before
    ? own.slips.map((one) => (one === before ? slip : one))
    : [...own.slips, slip];
  // A table's own phone puts its figures right.
  if (desk === null)
    return put({ ...at, value: { ...(before ? corrected(own, id, figures, '') : own), slips } });
  if (!before) return put({ ...at, value: { ...own, slips } });
  const isSeen = change.kind === 'slip' && change.was !== undefined && isSame(before, change.was);
  // A desk puts its slip right while the round is the last one; what stands else is for who directs.
  if (now && !(isSeen && isCorrectable(kept, round, own))) return settled(now);
  const { points: was, matches: counted } = before;
  const correction = { by: id, before: { points: was, matches: counted }, after: figures };
  const corrections = [...own.corrections, { ...correction, reason: '', desk }];
  return put({ ...at, value: { ...own, slips, corrections } });
}

const corrected = (own: KeptTable, by: string, after: Figures, reason: string): KeptTable => {
  const now = resultOf(own);
  const before = now && { points: now.points, matches: now.matches };
  return { ...own, corrections: [...own.corrections, { by, before, after, reason }] };
};

/** What is wrong with what a table brought; the same checks as those of the document. */
function figuresFault(
  { setting }: KeptState,
  { matches, ...table }: Figures & { round: number; table: number; seats: string[] },
): Refused | undefined {
  const rules = rulesOf(setting);
  if (!rules.ok) return rules;
  return resultFault(rules.value, { ...table, ...(matches.length > 0 && { matches }) });
}

/** What the points of a table must add up to with these matches; null where they need not come to anything. */
export function controlSumOf(
  setting: KeptState['setting'],
  matches: readonly number[] = [],
): number | null {
  const rules = rulesOf(setting);
  return rules.ok ? controlSum(rules.value, matches) : null;
}

const known = new WeakMap<KeptState['setting'], ReturnType<typeof parseTournament>>();

/** The setting as the checks of a document read it; worked out once for as long as it stays. */
function rulesOf(setting: KeptState['setting']): ReturnType<typeof parseTournament> {
  const here = known.get(setting);
  if (here) return here;
  const rules = parseTournament(documentOf(newTournament(setting)));
  known.set(setting, rules);
  return rules;
}
