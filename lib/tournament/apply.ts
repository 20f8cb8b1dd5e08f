/**
 * One change on a tournament: phones and desks apply it at once, the server applies the same for good, and
 * all get the same tournament or the same refusal. Every change comes down to parts that are put in the
 * place of others, so that the one before can be taken back and the log tells both. Pure.
 */

import { parseOptions } from '../jass';
import type { TournamentChange } from './changes';
import { parseTournament, refused, type TournamentRefusal } from './document';
import { cutId, documentOf } from './keep-document';
import { type Kept, type KeptState, type Part, resultOf, statusOf } from './kept';
import {
  type Found,
  isAtSame,
  type Of,
  partLike,
  put,
  type Refused,
  withoutUndefined,
  withPart,
} from './parts';
import { entrantOf, marked, registered, renamed } from './register';
import { atTable } from './results';
import { drawn, swapped, withRound } from './rounds';

/** So many changes can be taken back. */
const STEPS_KEPT = 40;
/** A step that changed more parts than these cannot. */
const PARTS_KEPT = 50;

/** What came of a change: the tournament with it and the parts that it changed, none where it was known. */
export type AppliedTournament =
  | { readonly ok: true; readonly kept: Kept; readonly before: Part[]; readonly after: Part[] }
  | { readonly ok: false; readonly error: TournamentRefusal };

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

/** What taking a change back puts where: refused where something came after it in the same place. */
function undone(kept: Kept, target: string): Found {
  const at = kept.steps.findIndex(({ id }) => id === target);
  const step = kept.steps[at];
  const later = kept.steps.slice(at + 1).flatMap(({ before }) => before);
  if (!step || step.before.some((part) => later.some((other) => isAtSame(part, other))))
    return refused('undoMovedOn', {}, { code: 'undo-moved-on' });
  return put(...step.before);
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
