/** Changes of tournaments on their way into the database: those that arrive together are written together. */
import 'server-only';
import {
  applyTournament,
  type Kept,
  type TournamentChange,
  type TournamentRole,
} from '../../tournament';
import {
  type Answer,
  mayChange,
  noSuch,
  notDirector,
  type TournamentHead,
  tournamentRefused,
  tournamentStanding,
  type Viewer,
} from '../access';
import { batchedWrites, live, type Tx, tournamentTopic, write } from '../store';
import { headOf, keepInHand, keptIn, saveKept, type WrittenChange } from './stored';

/** A change that somebody asks for, with the token of the link by which they came. */
type Asked = {
  readonly tournamentId: string;
  readonly change: TournamentChange;
  readonly link?: string | undefined;
};

/** The tournament as far as everybody may know of it who changed it. */
export type Changed = { readonly revision: number };

/**
 * Puts a change on a tournament. Sent again it does nothing. One that does not fit is refused with its
 * code, where it is and the figures; then nothing was stored.
 */
export const changeTournament = (viewer: Viewer | null, asked: Asked): Promise<Answer<Changed>> =>
  lane({ ...asked, viewer });

const lane = batchedWrites(async (asked: readonly (Asked & { viewer: Viewer | null })[]) => {
  const { answers, drafts } = await write(async (tx) => {
    const drafts = new Drafts(tx);
    const answers: Answer<Changed>[] = [];
    for (const { viewer, tournamentId, change, link } of asked) {
      const draft = await drafts.of(tournamentId);
      const standing = draft && (await tournamentStanding(tx, viewer, { head: draft.head, link }));
      if (!draft || !standing) answers.push(noSuch('tournament'));
      else if (!mayChange(standing, change, draft.kept)) answers.push(notDirector());
      else
        answers.push(put(draft, change, { userId: viewer?.userId ?? null, role: standing.role }));
    }
    await drafts.save();
    return { answers, drafts };
  });
  drafts.tell();
  return answers;
});

/** A tournament while changes are put on it. */
type Draft = { readonly head: TournamentHead; kept: Kept; readonly lines: WrittenChange[] };

const revisionOf = ({ head, lines }: Draft): number => head.revision + lines.length;

/** Puts a change on a draft. */
export function put(
  draft: Draft,
  change: TournamentChange,
  by: { readonly userId: string | null; readonly role: TournamentRole | 'game' },
): Answer<Changed> {
  const applied = applyTournament(draft.kept, change);
  if (!applied.ok) return tournamentRefused(applied.error);
  if (applied.kept !== draft.kept) {
    draft.lines.push({ change, before: applied.before, ...by });
    draft.kept = applied.kept;
  }
  return { ok: true, value: { revision: revisionOf(draft) } };
}

/** The tournaments that one transaction changes. */
export class Drafts {
  readonly #tx: Tx;
  readonly #all = new Map<string, Draft | null>();

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  /** One of them; null where there is none. */
  async of(id: string): Promise<Draft | null> {
    const known = this.#all.get(id);
    if (known !== undefined) return known;
    const head = await headOf(this.#tx, id);
    const draft = head && { head, kept: await keptIn(this.#tx, head), lines: [] };
    this.#all.set(id, draft);
    return draft;
  }

  #changed(): Draft[] {
    return [...this.#all.values()].flatMap((draft) =>
      draft && draft.lines.length > 0 ? draft : [],
    );
  }

  /** Writes those that were changed. */
  async save(): Promise<void> {
    for (const draft of this.#changed()) await saveKept(this.#tx, draft);
  }

  /** Tells of them; to be called after the commit. */
  tell(): void {
    for (const draft of this.#changed()) {
      keepInHand(draft.head, draft.kept, revisionOf(draft));
      live.publish(tournamentTopic(draft.head.id), { kind: 'table' });
    }
  }
}
