import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
// The chalk's letters of other languages, loaded only where a name has one.
import '@fontsource/kalam/latin-ext-400.css';
import './globals.css';

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

export const metadata: Metadata = {
  title: { default: 'Schiefer, the slate for Jass', template: '%s · Schiefer' },
  description:
    'The slate for Swiss Jass on every phone: enter the points, the slate does the rest.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#1a372b',
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" className={`${text.variable} ${chalk.variable}`}>
      <body>{children}</body>
    </html>
  );
}
