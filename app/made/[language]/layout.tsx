import { LANGUAGES } from '@/lib/i18n/languages';

/** Made once, when the site is built: in each language one of every page, the same for everybody. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map((language) => ({ language }));

export default function MadeOnce({ children }: { children: React.ReactNode }) {
  return children;
}
