/** What trumps, match, melds and stöck count in a game of the Schieber family. */
import { TrumpMark } from '@/app/ui/trump-mark';
import { inBothDecks, meldsInWords } from '@/lib/i18n/rules';
import { useWords } from '@/lib/i18n/use-words';
import {
  countingFours,
  MELD_IDS,
  type MeldId,
  parseOptions,
  STOECK,
  TRUMPS,
  type Trump,
  type VariantId,
  wiesPoints,
} from '@/lib/jass';
import { usualOptions } from './cases';
import { figure, InkTable, line, rowHead } from './parts';

/** Melds that count under this trump, those worth the same together, the least first. */
function meldsByWorth(trump: Trump): { points: number; melds: MeldId[] }[] {
  const counting: readonly MeldId[] = countingFours(trump);
  const melds = MELD_IDS.filter((id) => id.startsWith('seq') || counting.includes(id));
  const worths = [...new Set(melds.map((id) => wiesPoints([id])))].sort((a, b) => a - b);
  return worths.map((points) => ({
    points,
    melds: melds.filter((id) => wiesPoints([id]) === points),
  }));
}

/** The options of the family; its variants all have them. */
function countingOf(id: VariantId) {
  const read = parseOptions(id, usualOptions(id).options);
  if (!read.ok || !('multipliers' in read.value)) throw new Error(`${id} has no multipliers.`);
  return read.value;
}

export function SchieberTables({ id }: { id: VariantId }) {
  const words = useWords();
  const { t } = words;
  const { multipliers, matchBonus } = countingOf(id);
  const [gone = '', come = ''] = (
    [
      ['hearts', 'undenufe'],
      ['undenufe', 'hearts'],
    ] as const
  ).map(([one, other]) =>
    meldsInWords(
      words,
      countingFours(one).filter((four) => !countingFours(other).includes(four)),
    ),
  );
  return (
    <>
      <InkTable
        caption={t('rules.trumps.caption')}
        head={[t('rules.trumps.trump'), t('rules.trumps.times')]}
        figures={1}
      >
        <tbody>
          {TRUMPS.map((trump) => (
            <tr key={trump} id={trump} className={line}>
              <th scope="row" className={rowHead}>
                <span className="flex items-center gap-2">
                  <TrumpMark trump={trump} deck="french" size={20} />
                  {inBothDecks(words, trump)}
                </span>
              </th>
              <td className={figure}>× {multipliers[trump]}</td>
            </tr>
          ))}
        </tbody>
      </InkTable>
      <InkTable
        caption={t('rules.beside.caption')}
        head={[t('rules.beside.what'), t('rules.beside.points')]}
        figures={1}
      >
        <tbody>
          <tr id="match" className={line}>
            <th scope="row" className={rowHead}>
              {t('rules.beside.match')}
            </th>
            <td className={figure}>{matchBonus}</td>
          </tr>
          {meldsByWorth('hearts').map(({ points, melds }) => (
            <tr key={points} id={`wies-${points}`} className={line}>
              <th scope="row" className={rowHead}>
                {t('rules.beside.wies', { melds: meldsInWords(words, melds) })}
              </th>
              <td className={figure}>{points}</td>
            </tr>
          ))}
          <tr id="stoeck" className={line}>
            <th scope="row" className={rowHead}>
              {t('rules.beside.stoeck')}
            </th>
            <td className={figure}>{STOECK}</td>
          </tr>
        </tbody>
      </InkTable>
      <p className="text-[0.9375rem] text-ink-dim">{t('rules.beside.undenufe', { come, gone })}</p>
    </>
  );
}
