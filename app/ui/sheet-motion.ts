/**
 * How a sheet moves: it follows the finger down, is closed where it was let go far or fast enough, and
 * leaves as it came. Loaded with the first sheet that opens; without it a sheet stands and goes at once.
 */
import { prefersStill } from './prefers-still';

/** So far a finger may move before it is more than a tap, in px. */
const SLOP = 6;
/** A flick closes, whatever its way was; in px each ms. */
const FLICK = 0.5;
/** The part of its height at which a sheet that was moved slowly is let go. */
const FAR = 0.35;
/** How long the last of a finger's way is that tells its speed, in ms. */
const RECENT_MS = 80;
const LEAVING = { duration: 180, easing: 'cubic-bezier(0.3, 0, 0.8, 0.4)' } as const;
const BACK = 'translate 180ms cubic-bezier(0.2, 0.8, 0.2, 1)';
const DOWN = '0 calc(100% + 2rem)';

/** A moment of a finger: where it was, in px from the top, and when, in ms. */
export type Moment = { readonly y: number; readonly at: number };

/** Is a sheet closed that was let go so? `moved` and `height` in px; `way` is the finger's, oldest first. */
export function isLetGo({
  moved,
  height,
  way,
}: {
  moved: number;
  height: number;
  way: readonly Moment[];
}): boolean {
  const last = way.at(-1);
  const first = last && way.find(({ at }) => last.at - at <= RECENT_MS);
  const speed = last && first && last.at > first.at ? (last.y - first.y) / (last.at - first.at) : 0;
  if (moved <= SLOP || speed <= -FLICK) return false;
  return speed >= FLICK || moved >= height * FAR;
}

/** Would a finger that moves down here move the sheet, and neither scroll nor do something of its own? */
function isFree(target: Element, sheet: Element): boolean {
  for (let one: Element | null = target; one; one = one.parentElement) {
    if (one.matches('input, textarea, select') || one.scrollTop > 0) return false;
    if (one === sheet) return true;
    if (getComputedStyle(one).touchAction === 'none') return false;
  }
  return false;
}

/**
 * Lets a sheet that has just opened move. By its head in any case; by all of it where it is no keypad and
 * stands at its beginning. A tap beside it closes it too, save one that is full of what was typed.
 *
 * @returns to be called when the sheet is taken out of the page: it then moves out of sight by itself
 */
export function moving(sheet: HTMLDialogElement, onClose: () => void): () => void {
  // Turned to somebody at the table, it stands and goes at once: its way down would be another one.
  if (sheet.closest('[data-turned]')) return () => {};
  const isEntry = sheet.dataset.entry !== undefined;
  const over = new AbortController();
  const on = { signal: over.signal };
  let held: { id: number; x: number; y: number; isMoving: boolean; way: Moment[] } | null = null;
  let moved = 0;
  let isBeside = false;
  let isAsked = false;

  const put = (px: number) => {
    moved = px;
    sheet.style.translate = px === 0 ? '' : `0 ${px}px`;
  };
  const letGo = () => {
    const last = held;
    held = null;
    if (!last?.isMoving) return;
    const { way } = last;
    if (isLetGo({ moved, height: sheet.offsetHeight, way })) return onClose();
    sheet.style.transition = prefersStill() ? '' : BACK;
    put(0);
  };
  sheet.addEventListener(
    'pointerdown',
    (event) => {
      const { target, isPrimary, button, pointerType, pointerId, clientX, clientY } = event;
      isBeside = false;
      // What lies over this one moves by itself.
      if (!(target instanceof Element) || target.closest('dialog') !== sheet) return;
      const box = sheet.getBoundingClientRect();
      isBeside =
        target === sheet &&
        (clientY < box.top || clientY > box.bottom || clientX < box.left || clientX > box.right);
      if (isBeside || !isPrimary || button !== 0) return;
      const byHead = sheet.firstElementChild?.contains(target) ?? false;
      if (!byHead && (isEntry || pointerType !== 'touch' || !isFree(target, sheet))) return;
      held = { id: pointerId, x: clientX, y: clientY, isMoving: false, way: [] };
    },
    on,
  );
  sheet.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY, timeStamp }) => {
      if (held?.id !== pointerId) return;
      if (!held.isMoving) {
        const [across, down] = [Math.abs(clientX - held.x), clientY - held.y];
        if (Math.max(across, Math.abs(down)) < SLOP) return;
        if (down <= across) {
          held = null;
          return;
        }
        held = { ...held, y: clientY, isMoving: true };
        // What it was pressed on is not tapped any more.
        sheet.setPointerCapture(pointerId);
        sheet.style.transition = '';
      }
      held.way = [...held.way, { y: clientY, at: timeStamp }].slice(-20);
      put(Math.max(0, clientY - held.y));
    },
    on,
  );
  sheet.addEventListener('pointerup', letGo, on);
  sheet.addEventListener(
    'pointercancel',
    () => {
      if (held) held.way = [];
      letGo();
    },
    on,
  );
  // Otherwise the browser would take the finger for scrolling.
  sheet.addEventListener(
    'touchmove',
    (event) => {
      if (held?.isMoving && event.cancelable) event.preventDefault();
    },
    { ...on, passive: false },
  );
  sheet.addEventListener(
    'click',
    (event) => {
      const { lastElementChild: key } = sheet.firstElementChild ?? sheet;
      if (event.target instanceof Node && key?.contains(event.target)) isAsked = true;
      // The second tap of a double one on the key that opened it is nobody's wish to close it.
      if (isBeside && !isEntry && event.detail === 1) onClose();
    },
    on,
  );
  sheet.addEventListener(
    'cancel',
    () => {
      isAsked = true;
    },
    on,
  );
  return () => {
    over.abort();
    // Where something was written, nothing lies over the stroke.
    if (isEntry && moved === 0 && !isAsked) return;
    const scrolled = isEntry ? 0 : sheet.scrollTop;
    if (!prefersStill()) queueMicrotask(() => leave(sheet, scrolled));
  };
}

/** What was a sheet is shown once more, for nobody to touch or hear of, while it moves out of sight. */
function leave(sheet: HTMLDialogElement, scrolled: number): void {
  // Still, or again, in its page.
  if (sheet.isConnected) return;
  const { style } = sheet;
  sheet.inert = true;
  sheet.setAttribute('aria-hidden', 'true');
  style.animation = 'none';
  style.transition = 'none';
  style.pointerEvents = 'none';
  sheet.popover = 'manual';
  const isCovered = document.querySelector('dialog:modal') !== null;
  document.body.append(sheet);
  sheet.showPopover();
  sheet.scrollTop = scrolled;
  const from = isCovered ? 0 : 1;
  sheet.animate({ opacity: [from, 0] }, { ...LEAVING, pseudoElement: '::backdrop' });
  const gone = () => sheet.remove();
  sheet.animate({ translate: [style.translate || '0', DOWN] }, LEAVING).finished.then(gone, gone);
}
