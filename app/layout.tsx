import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
// The chalk's letters of other languages, loaded only where a name has one.
import '@fontsource/kalam/latin-ext-400.css';
import { getLocale } from 'next-intl/server';
import { getWords } from '@/lib/server/words';
import './globals.css';
import { ClientWords } from './ui/client-words';

const text = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '100 900',
  display: 'swap',
});
const chalk = localFont({
  src: '../node_modules/@fontsource/kalam/files/kalam-latin-400-normal.woff2',
  variable: '--font-chalk',
  weight: '400',
  display: 'swap',
});

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return {
    title: { default: t('start.title'), template: '%s · Schiefer' },
    description: t('start.description'),
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#1a372b',
};

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={await getLocale()} className={`${text.variable} ${chalk.variable}`}>
      <body>
        <ClientWords areas={[]}>{children}</ClientWords>
      </body>
    </html>
  );
}
