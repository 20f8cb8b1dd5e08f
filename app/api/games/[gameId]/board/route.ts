import { readBoard as board } from '@/lib/server/operations/board';
import { requestLanguage } from '@/lib/server/transports/request-language';
import { endpoint } from '@/lib/server/transports/route';
import { readBoard } from '../../../own';

export const GET = endpoint(readBoard, {
  run: async (viewer, { params, query }) =>
    board(viewer, {
      id: params.gameId,
      sightIn: query.sight ? await requestLanguage() : null,
    }),
  revisionOf: ({ game }) => game.revision,
});
