import { describe, expect, test } from 'vitest';
import {
  makePhone,
  PHONE_SETTINGS,
  type PhoneSettings,
  parsePhone,
  phoneAttributes,
} from '../../lib/phone/settings';

const FIRST: PhoneSettings = {
  theme: 'system',
  hand: 'right',
  screen: 'on',
  buzz: 'on',
  sound: 'off',
  deck: 'french',
};

/** All settings that there can be. */
const ALL = PHONE_SETTINGS.theme.flatMap((theme) =>
  PHONE_SETTINGS.hand.flatMap((hand) =>
    PHONE_SETTINGS.screen.flatMap((screen) =>
      PHONE_SETTINGS.buzz.flatMap((buzz) =>
        PHONE_SETTINGS.sound.flatMap((sound) =>
          PHONE_SETTINGS.deck.map((deck) => ({ theme, hand, screen, buzz, sound, deck })),
        ),
      ),
    ),
  ),
);

test('all 96 come back as they were kept, in letters that a cookie may have', () => {
  expect(ALL).toHaveLength(96);
  for (const settings of ALL) {
    const cookie = makePhone(settings);
    expect(cookie).toMatch(/^[a-z.-]*$/);
    expect(parsePhone(cookie)).toEqual(settings);
  }
});

describe('what is not understood is as at first', () => {
  test.each([
    [undefined],
    [''],
    ['theme'],
    ['theme-pink.hand-third'],
    ['__proto__-light'],
    ['<script>.=;'],
    ['theme-DARK'],
  ])('%s', (cookie) => {
    expect(parsePhone(cookie)).toEqual(FIRST);
  });

  test('and the rest of it counts', () => {
    expect(parsePhone('theme-pink.hand-left')).toEqual({ ...FIRST, hand: 'left' });
  });
});

test('only what was chosen is said on the page', () => {
  expect(phoneAttributes(FIRST)).toEqual({});
  expect(phoneAttributes({ ...FIRST, theme: 'dark', hand: 'left', deck: 'swiss' })).toEqual({
    'data-theme': 'dark',
    'data-hand': 'left',
    'data-deck': 'swiss',
  });
});
