import { writeBoardParts } from './board-parts.mjs';
import { hintScripts } from './compile-hints.mjs';
import { buildDrawing } from './drawing.mjs';
import { joinChunks } from './join-chunks.mjs';
import { packFiles } from './packed.mjs';
import { buildWorker } from './worker.mjs';

/** Makes what the server and phones need besides what `next build` has made. */
export async function afterBuild() {
  writeBoardParts();
  joinChunks();
  hintScripts();
  await Promise.all([buildWorker(), buildDrawing(), packFiles()]);
}
