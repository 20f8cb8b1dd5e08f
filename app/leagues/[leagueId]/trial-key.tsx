'use client';
import { SendKey } from '@/app/ui/send-key';
/** Takes a league to try away, with all that is in it. */
import { removeTrial } from '../actions';

export const TrialKey = ({ leagueId, label }: { leagueId: string; label: string }) => (
  <SendKey
    label={label}
    action={removeTrial}
    given={{ leagueId }}
    to="/leagues"
    look="min-h-11 font-semibold underline decoration-ink/30 underline-offset-4 disabled:opacity-40 print:hidden"
  />
);
