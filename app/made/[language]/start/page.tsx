import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { slateAreas } from '@/app/games/[gameId]/areas';
import { Start } from '@/app/start/start';
import { ClientWords } from '@/app/ui/client-words';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { isLanguage } from '@/lib/i18n/languages';
import { wordsIn } from '@/lib/i18n/words-in';
import { explain, FORMAT, OFFERED, VARIANT_IDS, variant } from '@/lib/jass';

/** A game on the slate: what the first of all variants shows of itself. */
const [SHOWN] = VARIANT_IDS;
const { example: GAME } = variant(SHOWN);
const EXAMPLE = explain({ format: FORMAT, variant: SHOWN, ...GAME });
const shown = EXAMPLE.ok
  ? {
      variant: SHOWN,
      rows: stickRows(EXAMPLE.value.hands, GAME.players, ['a', 'b', 'c', 'd', 'e']),
      hands: EXAMPLE.value.hands.filter(({ counts }) => counts).length,
    }
  : null;

/** What the page says of itself, and of the games of whoever plays. */
const AREAS = [
  'start',
  'phone',
  'variants',
  'games',
  'board',
  'cards',
  'ask',
  ...slateAreas(),
] as const;

type Props = { params: Promise<{ language: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { language } = await params;
  if (!isLanguage(language)) return {};
  const { t } = wordsIn(language);
  return { title: { absolute: t('start.title') }, description: t('start.description') };
}

/** The start page, the same for everybody. */
export default async function StartPage({ params }: Props) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  return (
    <ClientWords areas={AREAS} language={language}>
      <Start offered={OFFERED} example={shown} />
    </ClientWords>
  );
}
