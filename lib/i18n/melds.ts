/** What is said of melds that several players showed: which of them score, and why. */
import type { WiesVerdict } from '../jass';
import { meldName } from './cards';
import { headcount } from './game';
import type { Deck } from './trumps';
import type { Words } from './words';

/** "Anna & Carla score 250: four jacks against 4 in a row, a four beats any sequence." */
export function verdictInWords(
  words: Words,
  who: string,
  { verdict, deck }: { verdict: WiesVerdict; deck: Deck },
): string {
  const { t } = words;
  const said = {
    who,
    n: headcount(words, who),
    points: String(verdict.points),
    meld: meldName(words, verdict.best.meld.id, deck),
    reason: t(`ask.melds.reason.${verdict.reason}`),
  };
  if (!verdict.beaten) return t('ask.melds.verdict', said);
  const beaten = meldName(words, verdict.beaten.meld.id, deck);
  return t('ask.melds.verdictAgainst', { ...said, beaten });
}
