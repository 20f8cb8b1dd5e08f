import { Paragraph } from './app/rules/parts';

/** What Next sets all prose in MDX with (`lib/i18n/rules`); a page gives the rest beside it. */
export const useMDXComponents = () => ({ p: Paragraph });
