import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
// The chalk's letters of other languages, loaded only where a name has one.
import '@fontsource/kalam/latin-ext-400.css';
import { getLocale } from 'next-intl/server';
import { CLOTH, phoneAttributes } from '@/lib/phone/settings';
import { hasFonts, phoneOfRequest } from '@/lib/server/transports/phone';
import { getWords } from '@/lib/server/transports/words';
import { hasWorker } from '@/lib/server/transports/worker';
import './globals.css';
import { Keeper } from './board/keeper';
import { ClientWords } from './ui/client-words';
import { SpokenHere } from './ui/spoken-here';

// On a thin line they would take the way of the scripts, and the text is there before: a phone's first
// page asks for them at the end (Keeper), the later ones begin with them.
const text = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 600',
  display: 'swap',
  preload: false,
});
const chalk = localFont({
  src: './fonts/chalk.woff2',
  variable: '--font-chalk',
  weight: '400',
  display: 'swap',
  preload: false,
});

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return {
    title: { default: t('start.title'), template: '%s · Schiefer' },
    description: t('start.description'),
    appleWebApp: { title: 'Schiefer', statusBarStyle: 'black-translucent' },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: CLOTH,
};

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html
      // The page that is made for everybody has there what its first script found (lib/server/transports/first-script.ts).
      suppressHydrationWarning
      lang={await getLocale()}
      className={`${text.variable} ${chalk.variable}`}
      {...((await hasFonts()) && { 'data-fonts': 'here' })}
      {...phoneAttributes(await phoneOfRequest())}
    >
      <body>
        <ClientWords areas={[]}>
          <SpokenHere>
            <Keeper hasWorker={await hasWorker()} />
            {children}
          </SpokenHere>
        </ClientWords>
      </body>
    </html>
  );
}
