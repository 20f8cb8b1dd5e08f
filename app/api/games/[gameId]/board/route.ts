import { readBoard as board } from '@/lib/server/operations/board';
import { endpoint } from '@/lib/server/transports/route';
import { readBoard } from '../../../own';

export const GET = endpoint(readBoard, {
  run: (viewer, { params }) => board(viewer, { id: params.gameId }),
  revisionOf: ({ game }) => game.revision,
});
