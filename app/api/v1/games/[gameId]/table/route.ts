import { renewedViewer } from '@/lib/server/account/session';
import { setTable, takeChalk } from '@/lib/server/games/chalk';
import { freeSeat, leaveTable, sit } from '@/lib/server/games/companions';
import { writeAnnouncement } from '@/lib/server/operations/write';
import { endpoint, OPTIONS } from '@/lib/server/transports/route';
import { changeTable } from '../../../contract/table';

export { OPTIONS };

/** Does something at the table of a game, beside writing hands. */
export const POST = endpoint(changeTable, {
  who: renewedViewer,
  run: async (viewer, { params: { gameId }, body }) => {
    switch (body.do) {
      case 'take-chalk':
        return takeChalk(viewer, { gameId });
      case 'set':
        return setTable(viewer, { gameId, manyWriters: body.manyWriters, apart: body.apart });
      case 'sit':
        return sit(viewer, { gameId, seat: body.seat });
      case 'free':
        return freeSeat(viewer, { gameId, seat: body.seat });
      case 'leave':
        return leaveTable(viewer, { gameId });
      case 'announce': {
        const { id, hand, seat, points } = body;
        return writeAnnouncement(viewer, { id, gameId, hand, seat, points });
      }
    }
  },
});
