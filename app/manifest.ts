import type { MetadataRoute } from 'next';
import { CLOTH } from '@/lib/phone/settings';
import { getWords } from '@/lib/server/transports/words';

/** How Schiefer stands among a phone's own programs. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { t, language } = await getWords();
  return {
    id: '/',
    name: 'Schiefer',
    short_name: 'Schiefer',
    description: t('start.description'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: CLOTH,
    theme_color: CLOTH,
    categories: ['games', 'sports'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('start.newGame'), url: '/games/new' },
      { name: t('start.games'), url: '/games' },
    ],
  };
}
