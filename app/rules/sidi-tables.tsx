/** What a bid brings, made and not made, by the engine's own figures. */
import { bidCase } from '@/lib/i18n/rules';
import { useWords } from '@/lib/i18n/use-words';
import { BID_POINTS, FORMAT, tally, type VariantId } from '@/lib/jass';
import { EXAMPLES } from './examples';
import { cell, figure, InkTable, line, rowHead } from './parts';

const BID = 100;
const CASES = [true, false].flatMap((made) => [false, true].map((doubled) => ({ made, doubled })));

/** What both sides write for a bid of 100 with these card points. */
function scoreOf(id: VariantId, options: object, { made, doubled }: (typeof CASES)[number]) {
  const points = made ? [112, 45] : [90, 67];
  const scored = tally({
    format: FORMAT,
    variant: id,
    options,
    players: EXAMPLES[id].players,
    hands: [{ bid: { side: 0, points: BID, trump: 'hearts', doubled }, points }],
  });
  const hand = scored.ok ? scored.value.hands[0] : undefined;
  if (!hand || !('made' in hand) || hand.made !== made) throw new Error('The example is wrong.');
  return { points, score: hand.score };
}

export function SidiTables({ id }: { id: VariantId }) {
  const words = useWords();
  const { t, format } = words;
  return (
    <>
      <p>{t('rules.bids.all', { bids: format.list(BID_POINTS.map(String)) })}</p>
      {(['makers', 'both'] as const).map((cardPoints) => (
        <InkTable
          key={cardPoints}
          figures={2}
          caption={t(`rules.bids.${cardPoints}`, { bid: String(BID) })}
          head={[
            t('rules.bids.bid'),
            t('rules.bids.took'),
            t('rules.bids.bidders'),
            t('rules.bids.others'),
          ]}
        >
          <tbody>
            {CASES.map((one) => {
              const { points, score } = scoreOf(id, { cardPoints }, one);
              return (
                <tr key={bidCase(words, one)} className={line}>
                  <th scope="row" className={rowHead}>
                    {bidCase(words, one)}
                  </th>
                  <td className={`${cell} whitespace-nowrap`}>{points.join('–')}</td>
                  {score.map((own, side) => (
                    <td key={side} className={figure}>
                      {own}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </InkTable>
      ))}
    </>
  );
}
