import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { HouseRules } from '../../app/games/new/house-rules';
import { NewGame } from '../../app/games/new/new-game';
import { fitting, isSame, shownOptions, withOption } from '../../app/games/new/option-draft';
import { Seats } from '../../app/games/new/seats';
import { LANGUAGES } from '../../lib/i18n/languages';
import { optionLabel, presetName, type Values, whatFits } from '../../lib/i18n/options';
import { saidInWords } from '../../lib/i18n/said';
import { variantName } from '../../lib/i18n/variants';
import { wordsIn } from '../../lib/i18n/words-in';
import { OFFERED, VARIANT_IDS, type VariantId, variant } from '../../lib/jass';
import { InWords } from '../helpers/in-words';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const nothing = () => {};
const words = wordsIn('en');

/** As it stands in HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

const house = (
  variantId: VariantId,
  options: Values,
  players?: number,
  language: (typeof LANGUAGES)[number] = 'en',
) =>
  renderToStaticMarkup(
    <InWords language={language}>
      <HouseRules variantId={variantId} players={players} options={options} onChange={nothing} />
    </InWords>,
  );

const fits = (id: VariantId, option: string, players: number): string => {
  const field = variant(id).optionFields[option];
  return field ? whatFits(words, field, players) : '';
};

describe('a figure of the house rules', () => {
  const wrong = (html: string) => [...html.matchAll(/aria-invalid="true"/g)].length;

  test.each<[string, VariantId, Values, number | undefined, string]>([
    ['no multiple', 'molotow', { hands: 1 }, 4, fits('molotow', 'hands', 4)],
    ['no number', 'mittlere', { hands: 'abc' }, 3, fits('mittlere', 'hands', 3)],
    ['below nothing', 'mittlere', { hands: '-3' }, 3, fits('mittlere', 'hands', 3)],
    [
      'not of those who sit there',
      'differenzler',
      { hands: 9 },
      4,
      fits('differenzler', 'hands', 4),
    ],
    ['nothing', 'sidi-barani', { target: '' }, 4, fits('sidi-barani', 'target', 4)],
    ['no money', 'differenzler', { stake: 'abc' }, 4, fits('differenzler', 'stake', 4)],
  ])(
    'that is %s says what fits, and stays as it was typed',
    (_, id, options, players, sentence) => {
      const html = house(id, options, players);
      expect(wrong(html)).toBe(1);
      expect(sentence).not.toBe('');
      expect(html).toContain(sentence);
      expect(html).toContain(`value="${Object.values(options)[0]}"`);
      expect(html).not.toContain('expected');
    },
  );

  test('that fits has nothing beside it', () => {
    expect(wrong(house('mittlere', { hands: 6 }, 3))).toBe(0);
    expect(wrong(house('differenzler', { hands: 7 }))).toBe(0);
  });

  test('takes none of the other rules away while it is wrong', () => {
    expect(house('mittlere', { hands: 'abc' }, 3)).toContain(
      optionLabel(words, 'mittlere', 'zeroTricks'),
    );
  });
});

describe('the form of every variant', () => {
  test.each(VARIANT_IDS)('of %s offers every option and every ready set of rules', (id) => {
    const { optionFields, agreed, presets, players } = variant(id);
    for (const size of players) {
      const html = house(id, {}, size);
      for (const option of Object.keys(optionFields))
        expect(html.includes(`>${escaped(optionLabel(words, id, option))}<`), option).toBe(
          !(option in agreed),
        );
      const ready = [...html.matchAll(/aria-pressed="(?:true|false)"[^>]*>([^<]*)</g)];
      const there = presets.filter((preset) => preset.players?.includes(size) ?? true);
      expect(ready.map(([, name]) => name)).toEqual(
        there.length > 0
          ? ['Usual', ...there.map((preset) => escaped(presetName(words, id, preset.id)))]
          : [],
      );
    }
  });

  test.each(LANGUAGES)('says everything in %s', (language) => {
    for (const id of VARIANT_IDS) expect(house(id, {}, undefined, language)).toMatch(/<h2/);
    expect(house('schieber', {}, 4, 'de')).toContain('wenn sie sich bedankt');
  });
});

describe('options while they are chosen', () => {
  const named = (id: VariantId, options: Values) =>
    shownOptions(id, options).map(({ option }) => option);

  test('what another option leaves no room for is not asked, and goes', () => {
    expect(named('schieber', {})).toContain('target');
    expect(named('schieber', { hands: 12 })).not.toContain('target');
    expect(named('schieber', { hands: 12 })).toContain('multipliers');
    const before = { target: 1000, win: 'reached', wies: false };
    expect(withOption('schieber', before, { option: 'hands', value: 12 })).toEqual({
      hands: 12,
      wies: false,
    });
  });

  test('what is typed wrongly elsewhere stays', () => {
    expect(withOption('mittlere', { hands: 'abc' }, { option: 'tie', value: 'cut' })).toEqual({
      hands: 'abc',
      tie: 'cut',
    });
    expect(withOption('differenzler', { stake: 5 }, { option: 'stake', value: undefined })).toEqual(
      {},
    );
  });

  test('what a table of so many cannot play by is left out', () => {
    expect(fitting('guggitaler', { prizes: [30, 20, 14], rounds: 2 }, 4)).toEqual({ rounds: 2 });
    expect(fitting('guggitaler', { prizes: [30, 20, 14] }, 3)).toEqual({ prizes: [30, 20, 14] });
    expect(fitting('differenzler', { hands: 9 }, 4)).toEqual({});
  });

  test('rules are the same however they are written', () => {
    expect(isSame('schieber', {}, { target: 2500, wies: true })).toBe(true);
    expect(isSame('schieber', {}, { target: 1000 })).toBe(false);
    expect(isSame('two-versus-one', { soloist: 2, bid: 700 }, {})).toBe(true);
    expect(isSame('mittlere', { hands: 'abc' }, { hands: 'abc' })).toBe(false);
  });
});

describe('the list of games', () => {
  const form = (played: readonly VariantId[]) =>
    renderToStaticMarkup(
      <InWords>
        <NewGame names={[]} played={played} />
      </InWords>,
    );
  const offered = (html: string) =>
    [
      ...html.matchAll(/name="variant"[^>]*value="([\w-]+)"|value="([\w-]+)"[^>]*name="variant"/g),
    ].map(([, one, other]) => one ?? other);
  const checked = (html: string) =>
    [...html.matchAll(/<input[^>]*name="variant"[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => /checked=""/.test(input));

  test('keeps its order whatever was played, and what was played last is chosen', () => {
    const html = form(['plus-minus', 'coiffeur']);
    expect(offered(html)).toEqual(OFFERED);
    expect(offered(html)).toHaveLength(VARIANT_IDS.length);
    expect(checked(html)).toHaveLength(1);
    expect(checked(html)[0]).toContain('value="plus-minus"');
  });

  test('of who has played nothing begins with Schieber', () => {
    const html = form([]);
    expect(offered(html)).toEqual(OFFERED);
    expect(OFFERED.slice(0, 4)).toEqual(['schieber', 'coiffeur', 'differenzler', 'mittlere']);
    expect([...OFFERED].sort()).toEqual([...VARIANT_IDS].sort());
    for (const id of VARIANT_IDS) expect(html).toContain(`>${variantName(words, id)}<`);
  });

  test('names what is agreed before every game only once it begins', () => {
    const html = form(['two-versus-one']);
    expect(html).not.toContain(optionLabel(words, 'two-versus-one', 'bid'));
    expect(html).toContain(optionLabel(words, 'two-versus-one', 'teamTarget'));
  });
});

test('a name that is missing is marked, with the sentence at its field', () => {
  const html = renderToStaticMarkup(
    <InWords>
      <Seats
        seated={['Anna', '', 'Carla']}
        sides={[[0], [1], [2]]}
        marked={0}
        begins="deals"
        called={null}
        names={[]}
        fault={{ seat: 1, message: 'Every player needs a name.' }}
        onName={nothing}
        onMark={nothing}
        onSwap={nothing}
      />
    </InWords>,
  );
  const [input = ''] = html.match(/<input[^>]*aria-invalid="true"[^>]*>/) ?? [];
  expect(input).toContain('Name of player 2');
  const id = /aria-describedby="([^"]*)"/.exec(input)?.[1];
  expect(html).toContain(`<p id="${id}"`);
});

test('in another language everything is asked in it', () => {
  const html = house('schieber', {}, undefined, 'de');
  expect(html).toContain('Hausregeln');
  expect(html).toContain('wenn sie sich bedankt');
});

test.each(LANGUAGES)(
  '%s: what is asked for a Schieber is called by a name of its own',
  (language) => {
    const { t } = wordsIn(language);
    const ready = variant('schieber').presets.map(({ id }) =>
      presetName(wordsIn(language), 'schieber', id).toLowerCase(),
    );
    const bare = (text: string) => text.replaceAll('\u00ad', '').toLowerCase();
    // A set of rules is called neither by the cards nor, as a number of games, a tournament's.
    for (const asked of [t('new-game.deck.swiss'), t('new-game.deck.french')])
      expect(ready.filter((name) => name.includes(bare(asked)))).toEqual([]);
    const one = /tournament|turnier|tournoi|torneo|turnering/i;
    expect(ready.filter((name) => one.test(name))).toHaveLength(2);
    expect(t('new-game.tourney')).not.toMatch(one);
  },
);

test('what is said of the seats takes four lines of a small phone, in every language', () => {
  for (const language of LANGUAGES) {
    const { t } = wordsIn(language);
    const said = [
      saidInWords(wordsIn(language), { key: 'new-game.tenOfHearts', values: {} }, 'french'),
      t('new-game.round'),
      t('new-game.namesLater'),
    ].join(' ');
    expect(said.length, said).toBeLessThanOrEqual(4 * 36);
  }
});

test('which known name was meant is asked in words under the table', () => {
  const html = renderToStaticMarkup(
    <InWords>
      <Seats
        seated={['Maximilan Huber', '', '', '']}
        sides={[
          [0, 2],
          [1, 3],
        ]}
        marked={0}
        begins="deals"
        called={['Maximilan Huber', 'They 1', 'We 2', 'They 2']}
        names={['Maximilian Huber']}
        onName={nothing}
        onMark={nothing}
        onSwap={nothing}
      />
    </InWords>,
  );
  const [felt, offers] = html.split('</ol>');
  expect(felt).not.toContain('Maximilian');
  expect(offers?.match(/Maximilian Huber/g)).toHaveLength(1);
  expect(offers).toContain('Did you mean Maximilian Huber?');
});
