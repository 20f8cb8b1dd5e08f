import 'client-only';

/**
 * The system's back, for what lies over a page: it closes the topmost and stays on the page. Every
 * layer has an entry in the browser's history, of the same address; when it is closed otherwise its
 * entry is left again. What closes and what opens in one go share an entry. The router never hears
 * of these entries: to it they are one page.
 */

type Layer = { readonly close: () => void };

const layers: Layer[] = [];
/** Where the layers lie. */
let address = '';
/** Our own way back is under way: what it brings is nobody's back. */
let leaving: ReturnType<typeof setTimeout> | undefined;
let due = false;

/** Should the browser never say that it went back. */
const LONGEST_MS = 1000;
/** After a reload a page needs a moment to open what was open. */
const SETTLING_MS = 2000;

/** How many entries of layers the present one has under it, itself included. */
function depth(): number {
  const own: unknown = history.state?.layers;
  return typeof own === 'number' ? own : 0;
}

/** Makes as many entries as there are layers. */
function settle(): void {
  due = false;
  if (leaving !== undefined) return;
  const there = depth();
  if (there > layers.length) {
    leaving = setTimeout(() => {
      leaving = undefined;
    }, LONGEST_MS);
    history.go(layers.length - there);
    return;
  }
  address = location.href;
  for (let own = there + 1; own <= layers.length; own += 1) {
    history.pushState({ ...history.state, layers: own }, '');
  }
}

function arrive(): void {
  clearTimeout(leaving);
  leaving = undefined;
  settle();
}

/** After what is being rendered now, so that one layer may take another's place. */
function settleSoon(): void {
  if (due) return;
  due = true;
  queueMicrotask(settle);
}

function onBack(event: PopStateEvent): void {
  if (leaving !== undefined) {
    event.stopImmediatePropagation();
    arrive();
    return;
  }
  const there = depth();
  if (there < layers.length && location.href === address) {
    event.stopImmediatePropagation();
    for (const { close } of layers.slice(there).reverse()) close();
  }
  // Forward into a layer that was closed, or back from another page onto one: it is left again.
  settleSoon();
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onBack, { capture: true });
  setTimeout(settleSoon, SETTLING_MS);
}

/** Lets the system's back close a layer from now on; the answer takes it off again. */
export function closedByBack(close: () => void): () => void {
  const layer: Layer = { close };
  layers.push(layer);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settleSoon();
  };
}
