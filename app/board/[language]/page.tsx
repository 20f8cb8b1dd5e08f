import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClientWords } from '@/app/ui/client-words';
import { boardAreas } from '@/lib/i18n/board-areas';
import { isLanguage, LANGUAGES } from '@/lib/i18n/languages';
import { LATE_AREAS } from '@/lib/i18n/late-areas.mjs';
import { wordsIn } from '@/lib/i18n/words-in';
import { VARIANT_IDS } from '@/lib/jass';
import { BoardPage } from '../board-page';

/** Made once, when the site is built: one page for each language. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map((language) => ({ language }));

type Props = { params: Promise<{ language: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { language } = await params;
  if (!isLanguage(language)) return {};
  // Which game it is the phone knows, and says then.
  return {
    title: { absolute: 'Schiefer' },
    description: wordsIn(language).t('start.description'),
    robots: 'noindex',
  };
}

/** All that boards say: which of them it will be is not known yet. What is loaded later brings its own. */
const AREAS = [...new Set(VARIANT_IDS.flatMap(boardAreas))].filter(
  (area) => !LATE_AREAS.includes(area),
);

/**
 * The page of every game, and the one that the service worker shows for any other one without network.
 * It is the same for everybody: what is on it the phone puts there, by the address, from its own
 * database or from the server's answer in JSON.
 */
export default async function StaticBoardPage({ params }: Props) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  return (
    <ClientWords areas={AREAS} language={language}>
      <BoardPage />
    </ClientWords>
  );
}
