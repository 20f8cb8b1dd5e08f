/** What a browser calls itself, in words. The order matters: most claim to be an older one as well. */
import 'server-only';
import type { Words } from '../../i18n/words';

const BROWSERS = [
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|OPiOS\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Chrome', /Chrome\/|Chromium\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
] as const;

const nameIn = (list: readonly (readonly [string, RegExp])[], agent: string) =>
  list.find(([, pattern]) => pattern.test(agent))?.[0];

/** Browser and system as people call them: Safari on iPhone. */
export function browserOf({ t }: Words, agent: string): string {
  const browser = nameIn(BROWSERS, agent) ?? t('server.browser.some');
  const system = nameIn(SYSTEMS, agent);
  return system === undefined ? browser : t('server.browser.on', { browser, system });
}
