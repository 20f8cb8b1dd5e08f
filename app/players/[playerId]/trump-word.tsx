/** A trump as it is called and drawn in the cards that this phone is set to, which <html> says. */
import { type Deck, TrumpMark } from '@/app/ui/trump-mark';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { Trump } from '@/lib/jass';

export function TrumpWord({ trump }: { trump: Trump }) {
  return (
    <>
      <InCards trump={trump} deck="french" className="inline-flex [[data-deck=swiss]_&]:hidden" />
      <InCards trump={trump} deck="swiss" className="hidden [[data-deck=swiss]_&]:inline-flex" />
    </>
  );
}

function InCards({ trump, deck, className }: { trump: Trump; deck: Deck; className: string }) {
  const words = useWords();
  return (
    <span className={`${className} items-center gap-1.5 align-bottom`}>
      <TrumpMark trump={trump} deck={deck} size={18} />
      {trumpName(words, trump, deck)}
    </span>
  );
}
