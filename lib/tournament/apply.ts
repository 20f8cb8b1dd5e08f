/**
 * One change on a tournament: phones and desks apply it at once, the server applies the same for good, and
 * all get the same tournament or the same refusal. Every change comes down to parts that are put in the
 * place of others, so that the one before can be taken back and the log tells both. Pure.
 */

import { parseOptions } from '../jass';
import type { TournamentChange } from './changes';
import {
  controlSum,
  type Judged,
  parseTournament,
  refused,
  resultFault,
  type TournamentRefusal,
} from './document';
import { cutId, documentOf } from './keep-document';
import {
  type Figures,
  isCorrectable,
  isSame,
  type Kept,
  type KeptEntrant,
  type KeptRound,
  type KeptState,
  type KeptTable,
  type Part,
  resultOf,
  type Slip,
  statusOf,
} from './kept';

/** More than any hall holds; a link to register that got about must not fill the database. */
const MOST_ENTRANTS = 2000;
/** So many changes can be taken back. */
const STEPS_KEPT = 40;
/** A step that changed more parts than these cannot. */
const PARTS_KEPT = 50;

/** What came of a change: the tournament with it and the parts that it changed, none where it was known. */
export type AppliedTournament =
  | { readonly ok: true; readonly kept: Kept; readonly before: Part[]; readonly after: Part[] }
  | { readonly ok: false; readonly error: TournamentRefusal };

type Refused = { readonly ok: false; readonly error: TournamentRefusal };
type Found = { readonly ok: true; readonly after: Part[] } | Refused;

const put = (...after: Part[]): Found => ({ ok: true, after });

/** Puts a change on a tournament; one that it has seen changes nothing. */
export function applyTournament(kept: Kept, change: TournamentChange): AppliedTournament {
  if (kept.changes.includes(change.id)) return { ok: true, kept, before: [], after: [] };
  const found = change.kind === 'undo' ? undone(kept, change.target) : partsOf(kept, change);
  if (!found.ok) return found;
  const { after } = found;
  const before = after.map((part) => partLike(kept, part));
  const parts = after.reduce<KeptState>(withPart, kept);
  const fault = needsCheck(after) ? faultIn(parts) : undefined;
  if (fault) return fault;
  const isShort = after.length <= PARTS_KEPT && after.length > 0;
  const steps =
    change.kind === 'undo'
      ? kept.steps.filter(({ id }) => id !== change.target)
      : isShort
        ? [...kept.steps, { id: change.id, before }].slice(-STEPS_KEPT)
        : // Nothing from before can be taken back past what cannot.
          after.length > 0
          ? []
          : kept.steps;
  const changes = [...kept.changes, change.id];
  return { ok: true, kept: { ...kept, ...parts, steps, changes }, before, after };
}

/** A table's result was looked at by itself, and marks of entrants are no part of the document. */
const needsCheck = (after: readonly Part[]): boolean =>
  after.some(
    (part) =>
      (part.of !== 'table' &&
        part.of !== 'over' &&
        part.of !== 'reveal' &&
        part.of !== 'entrant') ||
      // Who is in no document any more must have no place in it.
      (part.of === 'entrant' && (part.value === null || part.value.waiting)),
  );

/** What is wrong with the whole, a round that is not published among it. */
function faultIn(state: KeptState): Refused | undefined {
  const rounds = state.rounds.map((round) =>
    round.status === 'drawn' ? { ...round, status: 'published' as const } : round,
  );
  const judged = parseTournament(documentOf({ ...state, rounds }));
  return judged.ok ? undefined : judged;
}

type Place<Of extends Part['of']> = Omit<Extract<Part, { of: Of }>, 'value'>;

/** What stands where a part is to be put. */
function partLike(kept: KeptState, part: Part): Part {
  switch (part.of) {
    case 'setting':
      return { of: 'setting', value: kept.setting };
    case 'over':
      return { of: 'over', value: kept.over };
    case 'reveal':
      return { of: 'reveal', value: kept.reveal };
    case 'entrant':
      return { ...part, value: kept.entrants.find(({ id }) => id === part.id) ?? null };
    case 'penalty':
      return { ...part, value: kept.penalties.find(({ id }) => id === part.id) ?? null };
    case 'cut':
      return { ...part, value: kept.cuts.find(({ id }) => id === part.id) ?? null };
    case 'round':
      return { ...part, value: kept.rounds[part.round] ?? null };
    case 'table':
      return { ...part, value: tableAt(kept, part) ?? part.value };
  }
}

const tableAt = (kept: KeptState, { round, table }: Place<'table'>): KeptTable | undefined =>
  kept.rounds[round]?.tables.find((own) => own.table === table);

/** The tournament with this part in its place. */
function withPart(kept: KeptState, part: Part): KeptState {
  switch (part.of) {
    case 'setting':
      return { ...kept, setting: part.value };
    case 'over':
      return { ...kept, over: part.value };
    case 'reveal':
      return { ...kept, reveal: part.value };
    case 'entrant': {
      const others = kept.entrants.filter(({ id }) => id !== part.id);
      const all = part.value ? [...others, part.value] : others;
      return { ...kept, entrants: all.toSorted((one, other) => one.number - other.number) };
    }
    case 'penalty':
      return { ...kept, penalties: listWith(kept.penalties, part.id, part.value) };
    case 'cut':
      return { ...kept, cuts: listWith(kept.cuts, part.id, part.value) };
    case 'round':
      return {
        ...kept,
        rounds: kept.rounds.toSpliced(part.round, 1, ...(part.value ? [part.value] : [])),
      };
    case 'table': {
      const rounds = kept.rounds.map((round, at) =>
        at === part.round
          ? {
              ...round,
              tables: round.tables.map((own) => (own.table === part.table ? part.value : own)),
            }
          : round,
      );
      return { ...kept, rounds };
    }
  }
}

const listWith = <Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
  item: Item | null,
): Item[] => {
  const at = list.findIndex((one) => one.id === id);
  return list.toSpliced(at < 0 ? list.length : at, 1, ...(item ? [item] : []));
};

/** What taking a change back puts where: refused where something came after it in the same place. */
function undone(kept: Kept, target: string): Found {
  const at = kept.steps.findIndex(({ id }) => id === target);
  const step = kept.steps[at];
  const later = kept.steps.slice(at + 1).flatMap(({ before }) => before);
  if (!step || step.before.some((part) => later.some((other) => isAtSame(part, other))))
    return refused('undoMovedOn', {}, { code: 'undo-moved-on' });
  return put(...step.before);
}

/** Are these parts of one another? */
function isAtSame(one: Part, other: Part): boolean {
  const isOfRound = 'round' in one && 'round' in other;
  if (isOfRound)
    return (
      one.round === other.round &&
      (one.of !== 'table' || other.of !== 'table' || one.table === other.table)
    );
  return one.of === other.of && (!('id' in one) || !('id' in other) || one.id === other.id);
}

/** What may still be changed when all is over. */
const AFTER_THE_END = [
  'set-up',
  'entrant',
  'mark',
  'slip',
  'result',
  'game',
  'correct',
  'penalty',
  'lift',
  'cut',
  'reveal',
];

/** What a change puts where, or why it does not fit. */
function partsOf(kept: Kept, change: Exclude<TournamentChange, { kind: 'undo' }>): Found {
  if (kept.over && !AFTER_THE_END.includes(change.kind))
    return refused('overAlready', {}, { code: 'tournament-over' });
  switch (change.kind) {
    case 'set-up':
      return setUp(kept, change);
    case 'register':
      return registered(kept, change);
    case 'entrant':
      return renamed(kept, change);
    case 'mark':
      return marked(kept, change);
    case 'remove': {
      const known = entrantOf(kept, change.entrant);
      return known.ok ? put({ of: 'entrant', id: known.value.id, value: null }) : known;
    }
    case 'draw':
      return drawn(kept, change);
    case 'swap':
      return swapped(kept, change);
    case 'publish':
    case 'begin':
    case 'take-back':
      return withRound(kept, change);
    case 'slip':
    case 'result':
    case 'game':
    case 'correct':
      return atTable(kept, change);
    case 'penalty': {
      const { id, entrant, round, points, reason } = change;
      return put({ of: 'penalty', id, value: { id, entrant, round, points, reason } });
    }
    case 'lift':
      return kept.penalties.some(({ id }) => id === change.penalty)
        ? put({ of: 'penalty', id: change.penalty, value: null })
        : refused('noPenalty', {});
    case 'cut': {
      const id = cutId(change.group);
      return put({ of: 'cut', id, value: { id, group: change.group } });
    }
    case 'reveal':
      return put({ of: 'reveal', value: change.to });
    case 'finish': {
      const at = kept.rounds.findIndex((round) => statusOf(round) !== 'over');
      const open = kept.rounds[at]?.tables.filter((table) => resultOf(table) === null) ?? [];
      if (at >= 0)
        return refused('roundOpen', { round: at + 1, missing: open.length }, { round: at });
      return put({ of: 'over', value: true });
    }
  }
}

type Of<Kind extends TournamentChange['kind']> = Extract<TournamentChange, { kind: Kind }>;

/** What is left out stays. House rules are those of the variant that is played. */
function setUp(kept: Kept, { set }: Of<'set-up'>): Found {
  const value: Kept['setting'] = { ...kept.setting, ...withoutUndefined(set) };
  if (value.variant === null) return put({ of: 'setting', value: { ...value, options: {} } });
  const parsed = parseOptions(value.variant, value.options);
  if (parsed.ok) return put({ of: 'setting', value });
  const { message, said } = parsed.error;
  const error = { code: 'tournament-invalid', round: null, table: null, message, said } as const;
  return { ok: false, error };
}

function entrantOf(kept: Kept, id: string): Judged<KeptEntrant> {
  const value = kept.entrants.find((one) => one.id === id);
  return value ? { ok: true, value } : refused('unknownEntrant', { id });
}

function registered(kept: Kept, { entrants }: Of<'register'>): Found {
  if (kept.entrants.length + entrants.length > MOST_ENTRANTS)
    return refused('tooManyEntrants', { most: MOST_ENTRANTS });
  const ids = new Set(kept.entrants.map(({ id }) => id));
  const taken = new Map(kept.entrants.map(({ number, name }) => [number, name]));
  const { places } = kept.setting;
  let room = (places ?? Infinity) - kept.entrants.filter(({ waiting }) => !waiting).length;
  let next = Math.max(0, ...taken.keys());
  const after: Part[] = [];
  for (const {
    id,
    name,
    club = '',
    category = '',
    number,
    paid = false,
    present = false,
  } of entrants) {
    if (ids.has(id)) return refused('entrantTwice', { id });
    const other = number === undefined ? undefined : taken.get(number);
    if (number !== undefined && other !== undefined)
      return refused('numberTaken', { number, name: other });
    next = number === undefined ? next + 1 : Math.max(next, number);
    const own = number ?? next;
    ids.add(id);
    taken.set(own, name);
    const value = {
      ...{ id, number: own, name, club, category, paid, present },
      ...{ from: kept.rounds.length, left: null, waiting: room <= 0 },
    };
    room -= 1;
    after.push({ of: 'entrant', id, value });
  }
  return put(...after);
}

function renamed(kept: Kept, { entrant, set }: Of<'entrant'>): Found {
  const known = entrantOf(kept, entrant);
  if (!known.ok) return known;
  const { number = known.value.number } = set;
  const other = kept.entrants.find((one) => one.number === number && one.id !== entrant);
  if (other) return refused('numberTaken', { number, name: other.name });
  const { name, club, category, from } = { ...known.value, ...withoutUndefined(set) };
  return put({
    of: 'entrant',
    id: entrant,
    value: { ...known.value, name, club, category, number, from },
  });
}

function marked(kept: Kept, { entrants, set }: Of<'mark'>): Found {
  const after: Part[] = [];
  const begun = kept.rounds.filter(({ status }) => status !== 'drawn').length;
  const { left, ...marks } = withoutUndefined(set);
  for (const entrant of new Set(entrants)) {
    const known = entrantOf(kept, entrant);
    if (!known.ok) return known;
    const gone = left === undefined ? known.value.left : left ? (known.value.left ?? begun) : null;
    after.push({ of: 'entrant', id: entrant, value: { ...known.value, ...marks, left: gone } });
  }
  return put(...after);
}

/** Fields that were left out are not there. */
const withoutUndefined = <Fields extends object>(fields: Fields) =>
  // Only those with a value are left.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };

function drawn(kept: Kept, { id, round, seed, tables, out }: Of<'draw'>): Found {
  const there = kept.rounds[round];
  if (there && there.status !== 'drawn')
    return refused('drawnAlready', { round: round + 1 }, { round, code: 'round-moved' });
  if (!there && round !== kept.rounds.length)
    return refused('noRound', { round: round + 1 }, { round, code: 'round-moved' });
  if (!there && kept.rounds.at(-1)?.status === 'drawn')
    return refused('notPublished', { round }, { round: round - 1, code: 'round-moved' });
  const value: KeptRound = {
    ...{ draw: id, seed, status: 'drawn', begunAt: null, minutes: kept.setting.minutes, out },
    tables: tables.map((seats, at) => ({
      ...{ table: at + 1, seats, slips: [], fixed: null, corrections: [], game: null },
    })),
  };
  return put({ of: 'round', round, value });
}

/** The round as it was seen. */
function roundOf(
  kept: Kept,
  { round, draw }: { readonly round: number; readonly draw: string },
): Judged<KeptRound> {
  const value = kept.rounds[round];
  const moved = { round, code: 'round-moved' } as const;
  if (!value) return refused('noRound', { round: round + 1 }, moved);
  if (value.draw !== draw) return refused('roundMoved', { round: round + 1 }, moved);
  return { ok: true, value };
}

/** Two change places, whether they sit or not; somebody without a place takes the other's. */
function swapped(kept: Kept, change: Of<'swap'>): Found {
  const found = roundOf(kept, change);
  if (!found.ok) return found;
  const { round, one, other } = change;
  for (const id of [one, other]) {
    const known = entrantOf(kept, id);
    if (!known.ok) return known;
  }
  const { tables, out, status } = found.value;
  const isMoved = ({ seats }: KeptTable) => seats.includes(one) || seats.includes(other);
  const written = tables.some((own) => isMoved(own) && (own.slips.length > 0 || own.game !== null));
  if (status === 'begun' || written)
    return refused('begunAlready', { round: round + 1 }, { round, code: 'round-moved' });
  const place = (id: string) => (id === one ? other : id === other ? one : id);
  const placed = tables.map((own) =>
    isMoved(own) ? { ...own, seats: own.seats.map(place) } : own,
  );
  const seated = new Set(placed.flatMap(({ seats }) => seats));
  const left = [...new Set([...out.map(place), one, other])].filter((id) => !seated.has(id));
  return put({ of: 'round', round, value: { ...found.value, tables: placed, out: left } });
}

function withRound(kept: Kept, change: Of<'publish' | 'begin' | 'take-back'>): Found {
  const found = roundOf(kept, change);
  if (!found.ok) return found;
  const { round } = change;
  const { value } = found;
  if (change.kind === 'take-back') {
    if (round !== kept.rounds.length - 1)
      return refused('notTheLast', { round: round + 1, last: kept.rounds.length }, { round });
    return put({ of: 'round', round, value: null });
  }
  if (change.kind === 'publish')
    // Published by somebody else is published.
    return value.status === 'drawn'
      ? put({ of: 'round', round, value: { ...value, status: 'published' } })
      : put();
  const { at: begunAt, minutes } = change;
  return put({ of: 'round', round, value: { ...value, status: 'begun', begunAt, minutes } });
}

function atTable(kept: Kept, change: Of<'slip' | 'result' | 'game' | 'correct'>): Found {
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
  const none = {
    entrants: [],
    rounds: [],
    penalties: [],
    cuts: [],
    over: false,
    reveal: null,
    steps: [],
  };
  const rules = parseTournament(documentOf({ ...none, setting }));
  known.set(setting, rules);
  return rules;
}
