/**
 * What each family of variants brings to the page of a game: its slate as it stands in the end, its
 * hands in words and its rules. Drawn on the server.
 */
import type { ReactNode } from 'react';
import { SchieberSlate } from '@/app/ui/slate/schieber-slate';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { StickSlate } from '@/app/ui/slate/stick-slate';
import { ruleWords } from '@/lib/i18n/rule-cases';
import type { Words } from '@/lib/i18n/words';
import type {
  DifferenzlerTally,
  Form,
  SchieberTally,
  SidiTally,
  StickTally,
  Tally,
} from '@/lib/jass';
import type { Hand, Table } from '@/lib/sync/game';
import { inWords as differenzlerInWords } from '../differenzler/hand-cells';
import { DifferenzlerSlate } from '../differenzler/slate';
import type { Family, HandProps } from '../family';
import { inWords as schieberInWords } from '../schieber/in-words';
import { slateSides } from '../schieber/slate-sides';
import { inWords as sidiInWords } from '../sidi/in-words';
import { sticksInWords } from '../sticks/hand-cells';

type Told<T> = {
  readonly slate: (game: { table: Table; tally: T; hands: readonly Hand[] }) => ReactNode;
  readonly inWords: (words: Words, hand: HandProps<T>) => string;
  readonly ruleWords?: Family['ruleWords'];
  /** Do the words leave out what everybody took? */
  readonly leavesOutPoints?: true;
};

/** The one cast: each family gets the tallies of its own variants. */
const told = <T,>(family: Told<T>): Told<Tally> => family as unknown as Told<Tally>;

const points: Told<SchieberTally | SidiTally>['slate'] = ({ table, tally, hands }) => (
  <SchieberSlate
    sides={slateSides(table, tally, null)}
    handIds={hands.map(({ id }) => id)}
    stateOf={() => 'written'}
    withZ
    turned={false}
    inOrder
    className="h-[25rem]"
  />
);

const FAMILIES = {
  sticks: told<StickTally>({
    slate: ({ table, tally, hands }) => (
      <StickSlate
        rows={stickRows(
          tally,
          table.players,
          hands.map(({ id }) => id),
        )}
        className={table.players.length > 3 ? 'h-[25rem]' : 'h-80'}
      />
    ),
    inWords: sticksInWords,
    ruleWords,
    leavesOutPoints: true,
  }),
  schieber: told<SchieberTally>({ slate: points, inWords: schieberInWords }),
  sidi: told<SidiTally>({ slate: points, inWords: sidiInWords, leavesOutPoints: true }),
  differenzler: told<DifferenzlerTally>({
    slate: ({ table, tally, hands }) => (
      <DifferenzlerSlate
        table={table}
        tally={tally}
        hands={hands}
        handIds={hands.map(({ id }) => id)}
        freshId={null}
        proposedId={null}
        isEntering={false}
        over
      />
    ),
    inWords: differenzlerInWords,
  }),
} satisfies { readonly [F in Form]: Told<Tally> };

/** What the family of a variant brings. */
export const familyOf = (form: Form): Told<Tally> => FAMILIES[form];
