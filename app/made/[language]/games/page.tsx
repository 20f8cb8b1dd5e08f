import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MyGames } from '@/app/games/my-games';
import { ClientWords } from '@/app/ui/client-words';
import { isLanguage } from '@/lib/i18n/languages';
import { wordsIn } from '@/lib/i18n/words-in';

type Props = { params: Promise<{ language: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { language } = await params;
  return isLanguage(language) ? { title: wordsIn(language).t('games.title') } : {};
}

/** The page of one's games, the same for everybody. */
export default async function GamesPage({ params }: Props) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  return (
    <ClientWords areas={['games', 'board', 'variants']} language={language}>
      <MyGames />
    </ClientWords>
  );
}
