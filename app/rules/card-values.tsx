/** What the cards are worth, and which is stronger, in the ways of one variant. */
import { TrumpMark } from '@/app/ui/trump-mark';
import { rankSign } from '@/lib/i18n/cards';
import { inBothDecks, modeRows, strongestFirst } from '@/lib/i18n/rules';
import type { Deck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import {
  type CardMode,
  type CountedTrump,
  cardValue,
  RANKS,
  ranksByStrength,
  SUITS,
} from '@/lib/jass';
import { InkTable } from './parts';

/** The way of counting, and the suit of it that a row shows. */
const shown = (mode: CardMode, isTrump: boolean) =>
  ({ trump: mode === 'suits' ? 'hearts' : mode, suit: isTrump ? 'hearts' : 'spades' }) as const;

export function CardValues({ modes, deck }: { modes: readonly CardMode[]; deck: Deck }) {
  const words = useWords();
  return (
    <InkTable caption={words.t('rules.cards.caption')}>
      <thead>
        <tr className="border-ink border-b-2">
          {RANKS.map((rank) => (
            <th key={rank} scope="col" className="w-[11%] py-1.5 text-center">
              {rankSign(words, rank, 'french')}
              <span className="block font-normal text-[0.8125rem] text-ink-dim leading-4">
                {rankSign(words, rank, 'swiss')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {modes.flatMap((mode) =>
        modeRows(words, mode).map(({ label, isTrump }) => {
          const { trump, suit } = shown(mode, isTrump);
          return <ValueRows key={label} label={label} trump={trump} suit={suit} deck={deck} />;
        }),
      )}
    </InkTable>
  );
}

function ValueRows({
  label,
  trump,
  suit,
  deck,
}: {
  label: string;
  trump: CountedTrump;
  suit: (typeof SUITS)[number];
  deck: Deck;
}) {
  const words = useWords();
  return (
    <tbody className="border-ink/15 border-b">
      <tr>
        <th colSpan={RANKS.length} scope="rowgroup" className="pt-2 text-left font-semibold">
          {label}
        </th>
      </tr>
      <tr>
        {RANKS.map((rank) => (
          <td key={rank} className="py-0.5 text-center text-lg tabular-nums">
            {cardValue(`${suit}-${rank}`, trump)}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={RANKS.length} className="pb-2 text-ink-dim">
          {strongestFirst(words, ranksByStrength(suit, trump), deck)}
        </td>
      </tr>
    </tbody>
  );
}

/** The suits by their signs and names in both kinds of cards. */
export function Suits() {
  const words = useWords();
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-[0.9375rem]">
      {SUITS.map((suit) => (
        <li key={suit} className="flex items-center gap-2">
          <TrumpMark trump={suit} deck="french" size={20} />
          <TrumpMark trump={suit} deck="swiss" size={20} />
          {inBothDecks(words, suit)}
        </li>
      ))}
    </ul>
  );
}
