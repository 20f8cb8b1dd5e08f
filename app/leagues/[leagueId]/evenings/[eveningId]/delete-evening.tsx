'use client';
/** Takes an evening out, once it is asked for a second time. */
import { leagueRoute } from '../../../parts';
import { SureKey } from '../../../sure-key';
import { deleteEvening } from '../actions';

export const DeleteEvening = ({
  leagueId,
  eveningId,
  isOff = false,
  ...said
}: {
  leagueId: string;
  eveningId: string;
  isOff?: boolean;
  label: string;
  sure: string;
  keep: string;
}) => (
  <SureKey
    {...said}
    action={deleteEvening}
    given={{ id: eveningId }}
    isOff={isOff}
    to={leagueRoute(leagueId, '/evenings')}
  />
);
