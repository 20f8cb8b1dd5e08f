'use client';
/** What was answered before all else, as a small key that opens it again. */
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { bidInWords } from '@/lib/i18n/auction';
import { saidInWords } from '@/lib/i18n/said';
import { capital, trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { BidQuestion, Question, RowQuestion, TrumpQuestion } from '@/lib/jass';
import { RowSign } from './row-sign';

/** The kinds that have a drawing of their own; any other is called by its label. */
function Answer({ question }: { question: Question }) {
  switch (question.kind) {
    case 'trump':
      return <AnsweredTrump question={question} />;
    case 'bid':
      return <AnsweredBid question={question} />;
    case 'row':
      return <AnsweredRow question={question} />;
    default:
      return <Label question={question} />;
  }
}

export function AnsweredKey({
  question,
  isOpen,
  onTap,
}: {
  question: Question;
  isOpen: boolean;
  onTap: () => void;
}) {
  return (
    <button type="button" aria-expanded={isOpen} className="answered-key" onClick={onTap}>
      <Answer question={question} />
    </button>
  );
}

/** What it says for those who do not see it, and the drawing. */
const Said = ({ words, children }: { words: string; children: React.ReactNode }) => (
  <>
    <span className="sr-only">{words}</span>
    <span aria-hidden="true" className="flex min-w-0 items-center gap-1">
      {children}
    </span>
  </>
);

function Label({ question }: { question: Question }) {
  const words = useWords();
  const [deck] = useDeck();
  return <span className="truncate">{saidInWords(words, question.label, deck)}</span>;
}

function AnsweredTrump({ question: { value, times } }: { question: TrumpQuestion }) {
  const words = useWords();
  const [deck] = useDeck();
  if (!value) return null;
  const name = trumpName(words, value, deck);
  return (
    <Said words={words.t('ask.trumpKey', { trump: name, times: times[value] })}>
      <TrumpMark trump={value} deck={deck} size={22} />
      {times[value] > 1 && `×${times[value]}`}
    </Said>
  );
}

function AnsweredBid({ question: { contract, short } }: { question: BidQuestion }) {
  const words = useWords();
  const [deck] = useDeck();
  const { points, trump, doubled } = short ?? contract ?? { points: null, trump: null };
  if (!points || !trump) return null;
  const bid = bidInWords(words, { points, trump, doubled: doubled === true }, deck);
  return (
    <Said words={words.t('sidi.key.change', { bid })}>
      {points}
      <TrumpMark trump={trump} deck={deck} size={22} />
      {doubled && '×2'}
    </Said>
  );
}

function AnsweredRow({ question: { rows, row, side, names } }: { question: RowQuestion }) {
  const words = useWords();
  const [deck] = useDeck();
  const own = row === null ? undefined : rows[row];
  if (!own) return null;
  const name = capital(saidInWords(words, own.says, deck));
  return (
    <Said words={words.t('ask.rowKey', { row: name, side: names[side ?? 0] ?? '' })}>
      <RowSign row={own} />×{own.factor}
    </Said>
  );
}
