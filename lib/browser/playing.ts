import 'client-only';

/** Whether somebody plays on this page: then nothing may get in the way. */
let boards = 0;
const listeners = new Set<() => void>();
const told = () => {
  for (const listener of listeners) listener();
};

/** A board of a running game is on the page; answers how to say that it is gone. */
export function playsHere(): () => void {
  boards += 1;
  told();
  return () => {
    boards -= 1;
    told();
  };
}

/** Is a running game on the page? */
export const isPlaying = (): boolean => boards > 0;

/** Listens to whether somebody plays; answers how to stop. */
export function onPlaying(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
