'use client';
/** Big keys under the thumb: three by three digits, and erase, 0, next in the last row. */
import { DoneIcon, EraseIcon } from '@/app/ui/icons';
import { keepsFocus } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function Keypad({
  onDigit,
  onErase,
  onNext,
  writes,
}: {
  onDigit: (digit: string) => void;
  onErase: () => void;
  onNext: () => void;
  /** No figure is left: what follows is what the large key below does too. */
  writes: boolean;
}) {
  const { t } = useWords();
  return (
    <fieldset className="grid h-full grid-cols-3 grid-rows-4 gap-1.5" {...keepsFocus}>
      <legend className="sr-only">{t('board.pad.keys')}</legend>
      {DIGITS.map((digit) => (
        <PadKey key={digit} onTap={() => onDigit(digit)}>
          {digit}
        </PadKey>
      ))}
      <PadKey className="left-handed:order-3" label={t('board.pad.erase')} onTap={onErase}>
        <EraseIcon />
      </PadKey>
      <PadKey className="left-handed:order-2" onTap={() => onDigit('0')}>
        0
      </PadKey>
      <NextKey className="left-handed:order-1" onTap={onNext} writes={writes} />
    </fieldset>
  );
}

/** On to the next figure; a tick where none is left. */
function NextKey({ writes, ...key }: { writes: boolean; onTap: () => void; className?: string }) {
  const { t } = useWords();
  return (
    <PadKey {...key} hidden={writes}>
      {writes ? <DoneIcon /> : <span className="text-[1.0625rem]">{t('board.pad.next')}</span>}
    </PadKey>
  );
}

function PadKey({
  onTap,
  label,
  className = '',
  hidden = false,
  isReachable = false,
  children,
}: {
  onTap: () => void;
  label?: string;
  className?: string;
  /** Another key does the same for those who do not see them. */
  hidden?: boolean;
  /** A keyboard has no other way to what it does. */
  isReachable?: boolean;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      tabIndex={isReachable ? 0 : -1}
      aria-label={label}
      aria-hidden={hidden || undefined}
      onClick={onTap}
      className={`pad-key ${className}`}
    >
      {children}
    </button>
  );
}

/** A key for every figure that there can be, where these are few: one tap, and it goes on. */
export function FigureKeys({
  min,
  max,
  value,
  onPick,
  onErase,
  onOut,
  onNext,
  writes,
}: {
  min: number;
  max: number;
  value: number | null;
  onPick: (figure: number) => void;
  onErase: () => void;
  /** Takes no part; left out where everybody does. */
  onOut?: (() => void) | undefined;
  onNext: () => void;
  writes: boolean;
}) {
  const { t } = useWords();
  const figures = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <fieldset className="grid h-full auto-rows-fr grid-cols-4 gap-1.5" {...keepsFocus}>
      <legend className="sr-only">{t('board.pad.keys')}</legend>
      {figures.map((figure) => (
        <PadKey
          key={figure}
          className={figure === value ? 'text-yellow' : ''}
          onTap={() => onPick(figure)}
        >
          {String(figure).replace('-', '−')}
        </PadKey>
      ))}
      {onOut && (
        <PadKey onTap={onOut} isReachable>
          <span className="text-[0.9375rem]">{t('board.pad.out')}</span>
        </PadKey>
      )}
      <PadKey label={t('board.pad.erase')} onTap={onErase}>
        <EraseIcon />
      </PadKey>
      <NextKey onTap={onNext} writes={writes} />
    </fieldset>
  );
}
