/** What being off costs, by the engine's own figures. */
import { useWords } from '@/lib/i18n/use-words';
import { FORMAT, tally, type VariantId } from '@/lib/jass';
import { EXAMPLES } from './examples';
import { figure, InkTable, line, rowHead } from './parts';

const HAND = { announced: [60, 30, 50], points: [57, 30, 70] };

export function DifferenzlerTables({ id }: { id: VariantId }) {
  const { t } = useWords();
  const { players } = EXAMPLES[id];
  const scored = tally({ format: FORMAT, variant: id, players, hands: [HAND] });
  const hand = scored.ok ? scored.value.hands[0] : undefined;
  const difference = hand && 'difference' in hand ? hand.difference : undefined;
  return (
    <InkTable
      caption={t('rules.difference.caption')}
      head={[
        t('rules.difference.player'),
        t('rules.difference.announced'),
        t('rules.difference.took'),
        t('rules.difference.difference'),
      ]}
      figures={3}
    >
      <tbody>
        {difference?.map((own, seat) => (
          <tr key={players[seat]} className={line}>
            <th scope="row" className={rowHead}>
              {players[seat]}
            </th>
            <td className={figure}>{HAND.announced[seat]}</td>
            <td className={figure}>{HAND.points[seat]}</td>
            <td className={figure}>{own}</td>
          </tr>
        ))}
      </tbody>
    </InkTable>
  );
}
