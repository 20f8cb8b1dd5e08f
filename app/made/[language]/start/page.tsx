import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { exampleIn } from '@/app/start/example';
import { Start } from '@/app/start/start';
import { ClientWords } from '@/app/ui/client-words';
import { slateAreas } from '@/lib/i18n/board-areas';
import { isLanguage } from '@/lib/i18n/languages';
import { wordsIn } from '@/lib/i18n/words-in';
import { OFFERED } from '@/lib/jass';

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
      <Start offered={OFFERED} example={exampleIn(wordsIn(language))} />
    </ClientWords>
  );
}
