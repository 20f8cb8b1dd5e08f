'use client';
import { useRef, useState } from 'react';
import { CloseIcon } from '@/app/ui/icons';
import { Sheet } from '@/app/ui/sheet';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { withCallNames } from '@/lib/league/call-names';
import { sideNames } from '@/lib/sync/deal';
import { KEY, type Places } from './places';
import { type Edge, TURN } from './seats-round';
import type { TableModeProps } from './table-mode';
import { useSize } from './use-page';

/** Of letters that large so many have room in the middle of the smallest phone. */
const TWO_LINES = 36;

/** What lies on the felt between the slates: the keys, and how far the game is. */
export function Middle({
  slate,
  hasFewKeys,
  progress,
  where,
  under,
  keys,
  edge,
  places: { middle },
  isShared,
  onLeave,
}: TableModeProps & { edge: Edge; places: Places; isShared: boolean; onLeave: () => void }) {
  const words = useWords();
  const { t } = words;
  const [isOpen, setOpen] = useState(false);
  const hub = useRef<HTMLDivElement>(null);
  const size = useSize(hub);
  const { outlook } = slate.explained;
  const isTold = !hasFewKeys || outlook.sides.some(({ declares }) => declares !== null);
  const enough = sideNames(withCallNames(slate.table)).filter((_, side) => {
    const { needs, declares } = outlook.sides[side] ?? {};
    return hasFewKeys && needs === 0 && declares != null;
  });
  // Along the felt, so that it stands in one line, and the right way up for who sits there.
  const isTurned = middle.height > middle.width;
  const turn =
    TURN[isTurned ? (edge === 'left' ? 'left' : 'right') : edge === 'top' ? 'top' : 'bottom'];
  const key = (
    <button
      type="button"
      aria-label={t('board.table.leave')}
      className="table-key"
      onClick={onLeave}
    >
      <CloseIcon />
    </button>
  );
  if (isShared)
    return (
      <div
        className="table-corner"
        style={{ right: (middle.left - KEY) / 2, top: (middle.top - KEY) / 2 }}
      >
        {key}
      </div>
    );
  return (
    <div
      className="table-middle"
      data-tall={middle.height > middle.width ? '' : undefined}
      style={middle}
    >
      <span className="table-key" />
      {hasFewKeys && <div className="table-keys">{keys}</div>}
      <div ref={hub} className="table-hub">
        {size && (
          <button
            type="button"
            aria-haspopup="dialog"
            data-told={isTold ? '' : undefined}
            data-over={slate.over && progress.length < TWO_LINES ? '' : undefined}
            style={{
              width: isTurned ? size.height : size.width,
              height: isTurned ? size.width : size.height,
              rotate: `${turn}deg`,
            }}
            onClick={() => setOpen(true)}
          >
            {enough.length > 0
              ? t('board.panel.declareOf', { name: names(words, enough) })
              : progress}
          </button>
        )}
      </div>
      {key}
      {isOpen && (
        <Sheet title={progress} onClose={() => setOpen(false)}>
          <div className="flex flex-col gap-3 pt-1 pb-2">
            {/* How far the game is the title says. */}
            <p className="[&>:first-child]:hidden">{where}</p>
            {under}
            {!hasFewKeys && keys}
          </div>
        </Sheet>
      )}
    </div>
  );
}
