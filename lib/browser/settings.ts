import 'client-only';
import {
  FONTS_COOKIE,
  makePhone,
  PHONE_COOKIE,
  PHONE_COOKIE_SECONDS,
  PHONE_SETTINGS,
  type PhoneSetting,
  type PhoneSettings,
  parsePhone,
} from '../phone/settings';

/** The event of the window after something was set on this phone. */
export const SETTING_CHANGED = 'schiefer-setting';

/** What is set on this phone, as <html> says it. */
export function phoneSettings(): PhoneSettings {
  const { dataset } = document.documentElement;
  return parsePhone(
    Object.entries(dataset)
      .map(([key, value]) => `${key}-${value}`)
      .join('.'),
  );
}

/**
 * Puts the settings into force at once, without the server too. Some browsers keep what a script
 * wrote for a week only: the server keeps it for longer.
 */
export function applyPhone(settings: PhoneSettings): void {
  const { dataset } = document.documentElement;
  const put = (key: PhoneSetting) => {
    if (settings[key] === PHONE_SETTINGS[key][0]) delete dataset[key];
    else dataset[key] = settings[key];
  };
  put('theme');
  put('hand');
  put('screen');
  put('buzz');
  put('sound');
  put('deck');
  window.dispatchEvent(new Event(SETTING_CHANGED));
  writeCookie(PHONE_COOKIE, makePhone(settings));
}

function writeCookie(name: string, value: string): void {
  // Older browsers have no other way to write one.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; path=/; max-age=${PHONE_COOKIE_SECONDS}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}

/**
 * Lets the page have its fonts, which a phone's first page asks for only when all else is there; from
 * then on they are on the phone, and the server gives its pages with them.
 */
export function bringFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset.fonts) return;
  dataset.fonts = 'here';
  writeCookie(FONTS_COOKIE, 'here');
}

/** Puts into force what was chosen last, on a page that was kept since before. */
export function recallPhone(): void {
  if (document.cookie.includes(`${FONTS_COOKIE}=`)) bringFonts();
  const kept = document.cookie.split('; ').find((one) => one.startsWith(`${PHONE_COOKIE}=`));
  if (kept !== undefined) applyPhone(parsePhone(kept.slice(PHONE_COOKIE.length + 1)));
}
