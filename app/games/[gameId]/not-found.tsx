import { getWords } from '@/lib/server/transports/words';
import { ClosedGame } from './closed-game';

/** What the pages of a game say where there is none for whoever asks. */
export default async function GameNotFound() {
  const { t } = await getWords();
  return <ClosedGame t={t} />;
}
