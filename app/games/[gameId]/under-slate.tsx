'use client';
/** Under the slate: what else there is to know, who may declare, what is needed. */
import { useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { later } from '@/app/ui/later';
import { useDeck } from '@/app/ui/use-setting';
import { headcount } from '@/lib/i18n/game';
import { withWords } from '@/lib/i18n/late-words';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { type Explanation, type Said, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Entry, GameState } from '@/lib/sync/game';
import type { Shown } from './slate-sheets';

// Loaded when one of its keys is tapped.
const SlateSheets = later(withWords(() => import('./slate-sheets')));

export type UnderSlateProps = {
  readonly state: Pick<GameState, 'table' | 'hands'>;
  readonly explained: Explanation;
  /** What stands of the next hand already. */
  readonly stands: readonly Said[];
  readonly over: boolean;
  /** May this phone write now? */
  readonly writes: boolean;
  /** Writes a hand at once, without the sheet; what comes back is why not. */
  readonly onRecord: (entry: Entry) => string | undefined;
  /** Opens the sheet for the next hand with so much of it filled in. */
  readonly onEnter: (start: Entry) => void;
  /** Takes back what was declared between two hands, where the game was opened again. */
  readonly onPlayOn: () => void;
};

export function UnderSlate(props: UnderSlateProps) {
  const { state, explained, stands, over, writes, onPlayOn } = props;
  const { table } = state;
  const words = useWords();
  const { t } = words;
  const [shown, setShown] = useState<Shown | null>(null);
  const { notes, sides } = explained.outlook;
  // Where somebody has declared, and the game was opened again, nothing can follow.
  const declaring =
    writes && !over && explained.next !== null && sides.some(({ declares }) => declares !== null);
  // Where two may declare, it stands beside their keys: the room is the slate's.
  const isBeside = declaring && sides.length <= 2;
  const need = !over && explained.next !== null && asks(state, explained) && (
    <button
      type="button"
      className={isBeside ? `${keyOnSlate} declares` : 'asks-needs'}
      onClick={() => setShown({ kind: 'needs' })}
    >
      {t('need.title')}
    </button>
  );
  return (
    <div className="under-slate">
      {!over && <Notes said={notes} />}
      {writes && !over && explained.next === null && explained.hands.at(-1)?.dealer === null && (
        <button type="button" className={keyOnSlate} onClick={onPlayOn}>
          {t('board.panel.playOn')}
        </button>
      )}
      {!over && <Out table={table} explained={explained} />}
      {!over && stands.length > 0 && (
        <div data-notes="">
          <Notes said={stands} />
        </div>
      )}
      {declaring && (
        <div className="flex gap-2 flat:flex-wrap">
          {sideNames(table).map((name, side) => {
            const { declares = null, needs = null } = sides[side] ?? {};
            const hasEnough = needs === 0;
            return (
              declares !== null && (
                <button
                  key={name}
                  type="button"
                  aria-label={t('board.panel.declareOf', { name })}
                  className={`${hasEnough ? actionOnSlate : keyOnSlate} declares`}
                  onClick={() => setShown({ kind: 'declare', side })}
                >
                  {/* That it has enough, the tick at its total says. */}
                  <span className="line-clamp-2 font-normal">{name}</span>
                  <span>{t('board.panel.declare', { n: headcount(words, name) })}</span>
                </button>
              )
            );
          })}
          {isBeside && need}
        </div>
      )}
      {!isBeside && need}
      {shown && <SlateSheets {...props} shown={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

/** From how many hands before the end it is of use to ask what is needed. */
const LAST_HANDS = 3;

/** Where a target can be reached with the next hand, and in the last hands, one asks what is needed. */
function asks(
  { table }: UnderSlateProps['state'],
  { hands, next, outlook: { canEnd, isNear = canEnd, sides } }: Explanation,
): boolean {
  const length = variant(table.variant).gameLength(table.options);
  const left = 'hands' in length && next ? length.hands - next.number + 1 : LAST_HANDS + 1;
  return (
    (sides.some(({ needs }) => needs !== null) && isNear) ||
    (hands.length > 0 && (isNear || left <= LAST_HANDS))
  );
}

function Notes({ said }: { said: readonly Said[] }) {
  const words = useWords();
  const [deck] = useDeck();
  return said.map((one, i) => (
    <p key={i} data-note="" className="px-1 text-chalk/90 leading-snug">
      {saidInWords(words, one, deck)}
    </p>
  ));
}

/** Who can no longer win, where the slate does not say it. */
function Out({ table, explained }: { table: GameState['table']; explained: Explanation }) {
  const words = useWords();
  const out = sideNames(table).filter((_, side) => explained.outlook.sides[side]?.chance === 'out');
  if (out.length === 0 || variant(table.variant).slate === 'rows') return null;
  const who = names(words, out);
  return (
    <p data-note="" className="px-1 text-chalk/90">
      {words.t('board.panel.out', { who, n: out.length > 1 ? out.length : headcount(words, who) })}
    </p>
  );
}
