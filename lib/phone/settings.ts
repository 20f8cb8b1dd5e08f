/** What is set on a phone, for whoever holds it: kept in a cookie, so that no page flashes another look. */

/** Each setting with what it can be; the first counts until somebody chooses. */
export const PHONE_SETTINGS = {
  /** Light as a terrace, dark as a restaurant, or as the phone itself is. */
  theme: ['system', 'light', 'dark'],
  /** The thumb that reaches the keys. */
  hand: ['right', 'left'],
  /** Does the screen stay on while a board is open? */
  screen: ['on', 'off'],
  /** Does the phone vibrate when something is written, taken back or won? */
  buzz: ['on', 'off'],
  /** Is it heard, too? */
  sound: ['off', 'on'],
  /** The cards that are played with, where a game does not say otherwise. */
  deck: ['french', 'swiss'],
} as const;

/** One of the settings. */
export type PhoneSetting = keyof typeof PHONE_SETTINGS;
/** All settings of a phone. */
export type PhoneSettings = {
  readonly [K in PhoneSetting]: (typeof PHONE_SETTINGS)[K][number];
};

/** The cloth, as globals.css has it: what the browser colours its own bars with. */
export const CLOTH = '#1f4133';

/** The cookie that keeps them. */
export const PHONE_COOKIE = 'schiefer-phone';
/** The cookie of a phone that got the fonts on an earlier page: it says nothing else. */
export const FONTS_COOKIE = 'schiefer-fonts';
/** The longest that browsers keep a cookie. */
export const PHONE_COOKIE_SECONDS = 400 * 24 * 60 * 60;

const KEYS = [
  'theme',
  'hand',
  'screen',
  'buzz',
  'sound',
  'deck',
] as const satisfies readonly PhoneSetting[];

const pick = <T extends string>(values: readonly [T, ...T[]], asked: unknown): T =>
  values.find((value) => value === asked) ?? values[0];

/** The settings that a cookie keeps; whatever it does not say, or says wrongly, is as at first. */
export function parsePhone(cookie: string | undefined): PhoneSettings {
  const said = new Map(
    (cookie ?? '')
      .split('.')
      .map((pair) => [...pair.split('-'), ''] as const)
      .map(([key = '', value = '']) => [key, value]),
  );
  return {
    theme: pick(PHONE_SETTINGS.theme, said.get('theme')),
    hand: pick(PHONE_SETTINGS.hand, said.get('hand')),
    screen: pick(PHONE_SETTINGS.screen, said.get('screen')),
    buzz: pick(PHONE_SETTINGS.buzz, said.get('buzz')),
    sound: pick(PHONE_SETTINGS.sound, said.get('sound')),
    deck: pick(PHONE_SETTINGS.deck, said.get('deck')),
  };
}

/** The cookie that keeps these settings: `theme-dark.hand-left`, only what was chosen. */
export const makePhone = (settings: PhoneSettings): string =>
  KEYS.filter((key) => settings[key] !== PHONE_SETTINGS[key][0])
    .map((key) => `${key}-${settings[key]}`)
    .join('.');

/** The settings as attributes of <html>, where style sheets and scripts find them. */
export const phoneAttributes = (
  settings: PhoneSettings,
): { readonly [name: `data-${string}`]: string } =>
  Object.fromEntries(
    KEYS.flatMap((key) =>
      settings[key] === PHONE_SETTINGS[key][0] ? [] : [[`data-${key}`, settings[key]]],
    ),
  );
