/** What a board loads once it is quiet: the end of a game, its moments, the back of the slate. */
export { default as EndSlate } from './end-slate';
export { default as Finished } from './finished';
export { default as MomentHere } from './moment';
export { default as SlateBack } from './slate-back';
export { default as TakenBack } from './taken-back';
