import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HouseOptions, type Values } from '../../app/games/new/house-options';
import { Seats } from '../../app/games/new/seats';
import { optionLabel, whatFits } from '../../lib/i18n/options';
import { wordsIn } from '../../lib/i18n/words-in';
import type { VariantId } from '../../lib/jass';
import { InWords } from '../helpers/in-words';

const nothing = () => {};
const words = wordsIn('en');

describe('a figure of the house rules', () => {
  const house = (variantId: VariantId, options: Values, players?: number) =>
    renderToStaticMarkup(
      <InWords>
        <HouseOptions
          variantId={variantId}
          players={players}
          options={options}
          agreed={[]}
          onChange={nothing}
        />
      </InWords>,
    );
  const wrong = (html: string) => [...html.matchAll(/aria-invalid="true"/g)].length;

  test.each<[string, VariantId, Values, number | undefined, string]>([
    ['no multiple', 'molotow', { hands: 1 }, 4, whatFits(words, 'hands', 4)],
    ['no number', 'mittlere', { hands: 'abc' }, 3, whatFits(words, 'hands', 3)],
    ['below nothing', 'mittlere', { hands: '-3' }, 3, whatFits(words, 'hands', 3)],
    ['not of those who sit there', 'differenzler', { hands: 9 }, 4, whatFits(words, 'hands', 4)],
    ['nothing', 'sidi-barani', { target: '' }, 4, whatFits(words, 'target', 4)],
    ['no money', 'differenzler', { stake: 'abc' }, 4, whatFits(words, 'stake', 4)],
  ])(
    'that is %s says what fits, and stays as it was typed',
    (_, id, options, players, sentence) => {
      const html = house(id, options, players);
      expect(wrong(html)).toBe(1);
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
    expect(house('mittlere', { hands: 'abc' }, 3)).toContain(optionLabel(words, 'zeroTricks'));
  });

  test('says its multiples', () => {
    expect(whatFits(words, 'hands', 3)).toBe(
      'A multiple of 3, so that everybody deals equally often: 3, 6, 9 …',
    );
  });
});

test('a name that is missing is marked, with the sentence at its field', () => {
  const html = renderToStaticMarkup(
    <InWords>
      <Seats
        seated={['Anna', '', 'Carla']}
        marked={0}
        begins="deals"
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
  const html = renderToStaticMarkup(
    <InWords language="de">
      <HouseOptions variantId="schieber" options={{}} agreed={[]} onChange={nothing} />
    </InWords>,
  );
  expect(html).toContain('Hausregeln');
  expect(html).toContain('wenn sie sich bedankt');
});
