/** The entry sheet as it is first drawn, for every variant and every kind of question. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AnsweredKey } from '../../app/games/[gameId]/entry/answered-key';
import Bidding from '../../app/games/[gameId]/entry/bidding';
import { Keypad } from '../../app/games/[gameId]/entry/keypad';
import MeldsPage from '../../app/games/[gameId]/entry/melds-page';
import OrderKeys from '../../app/games/[gameId]/entry/order-keys';
import PassRound from '../../app/games/[gameId]/entry/pass-round';
import type { QuestionProps } from '../../app/games/[gameId]/entry/question';
import RowKeys from '../../app/games/[gameId]/entry/row-keys';
import SeatsKeys from '../../app/games/[gameId]/entry/seats-keys';
import { SideKeys } from '../../app/games/[gameId]/entry/side-keys';
import TrumpKeys from '../../app/games/[gameId]/entry/trump-keys';
import YesNoKey from '../../app/games/[gameId]/entry/yes-no-key';
import { EntrySheet } from '../../app/games/[gameId]/entry-sheet';
import type { Entering } from '../../app/games/[gameId]/use-task';
import {
  type Draft,
  explain,
  nextEntry,
  type Question,
  tally,
  UNSAID,
  VARIANT_IDS,
  type VariantId,
  variant,
} from '../../lib/jass';
import { type GameState, type Hand, recordOf, type Table } from '../../lib/sync/game';
import { InWords } from '../helpers/in-words';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dora'];

const tableOf = (id: VariantId, options: Table['options'] = {}): Table => ({
  variant: id,
  options,
  players: NAMES.slice(0, Math.min(4, Math.max(...variant(id).players))),
  firstDealer: 0,
});

const textOf = (node: React.ReactNode, language: 'en' | 'de' = 'en'): string =>
  renderToStaticMarkup(<InWords language={language}>{node}</InWords>)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const htmlOf = (node: React.ReactNode): string =>
  renderToStaticMarkup(<InWords>{node}</InWords>).replaceAll('&amp;', '&');

const handsOf = (entries: readonly Draft[]): Hand[] =>
  entries.map((entry, index) => ({ id: `h${index}`, by: '', entry }));

/** A sheet over a game: the next hand, or the correction of the last. */
function sheet(
  table: Table,
  {
    hands = [],
    start,
    corrects = false,
  }: { hands?: readonly Draft[]; start?: Draft; corrects?: boolean } = {},
) {
  const state = {
    id: 'g',
    table,
    hands: handsOf(hands),
    override: null,
    done: [],
    undone: [],
    revision: 0,
  };
  const index = hands.length - (corrects ? 1 : 0);
  const propose = (entry: Draft) => {
    const record = recordOf({
      table,
      hands: handsOf(hands.toSpliced(index, corrects ? 1 : 0, entry)),
    });
    const scored = tally(record);
    const explained = explain(record);
    if (!scored.ok) return scored;
    if (!explained.ok) return explained;
    return { ok: true as const, value: { tally: scored.value, explanation: explained.value } };
  };
  const entering = {
    task: corrects
      ? { kind: 'correct', id: 't', handId: `h${index}`, by: '' }
      : { kind: 'record', id: 't', index },
    index,
    correcting: corrects ? state.hands[index] : undefined,
    isUnfinished: false,
    start: (corrects ? hands[index] : start) ?? null,
    propose,
    whyNot: ({ message }: { message: string }) => message,
    setProposal: () => {},
    isTaken: false,
    isAnnouncing: variant(table.variant).announces(table.options) === 'hidden',
    draftKey: null,
    confirm: () => undefined,
    close: () => {},
  };
  // What the sheet reads of it.
  return (
    <EntrySheet
      state={state as GameState}
      entering={entering as unknown as Entering}
      title="Hand 1"
    />
  );
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const { example, agreed } = variant(id);
  const table = { ...tableOf(id, { ...agreed, ...example.options }), players: example.players };

  test.each(example.hands.map((_, index) => index))('asks for hand %d of its example', (index) => {
    const before = example.hands.slice(0, index);
    const next = nextEntry(recordOf({ table, hands: handsOf(before) }));
    if (!next.ok) throw new Error(next.error.message);
    const html = htmlOf(sheet(table, { hands: before }));
    const { questions } = next.value.ask({});
    const isFirst = questions.some(({ place, state }) => place === 'before' && state === 'due');
    // What comes before all others comes alone; else there is a cell for every name, and the key.
    expect(html.includes('Chalk it up')).toBe(!isFirst);
    const [figures] = questions.filter(({ place }) => place === 'main');
    if (!isFirst && figures && 'names' in figures && figures.kind !== 'order')
      for (const name of figures.names)
        expect(html).toContain(figures.kind !== 'points' ? `${name}: ` : `Points of ${name}`);
  });

  test.each(example.hands.map((_, index) => index))('corrects hand %d of its example', (index) => {
    const hands = example.hands.slice(0, index + 1);
    const text = textOf(sheet(table, { hands, corrects: true }));
    expect(text).toContain('Correct it');
    // It begins with what would be written, and why.
    const next = nextEntry(recordOf({ table, hands: handsOf(hands.slice(0, index)) }));
    if (!next.ok) throw new Error(next.error.message);
    for (const question of next.value.ask(hands[index] ?? {}).questions)
      expect(question.state).not.toBe('due');
  });
});

describe('what is drawn', () => {
  const mittlere = tableOf('mittlere');

  test('a correction with a zero has its figures and its keys, not the question', () => {
    const html = htmlOf(
      sheet(mittlere, { hands: [{ points: [121, 36, 0], noTricks: [2] }], corrects: true }),
    );
    expect(html).toContain('value="121"');
    expect(html).toContain('Delete the last digit');
    expect(html).not.toContain('Did Carla take a trick?');
    expect(html).toContain('Carla took no trick: 2 potatoes.');
  });

  test('figures that do not make the whole say how many are missing, and who could have them', () => {
    const text = textOf(sheet(mittlere, { hands: [], start: { points: [71, 36, 0] } }));
    expect(text).toContain('50 are missing.');
    expect(text).toContain('Anna +50');
    const over = textOf(sheet(mittlere, { start: { points: [121, 37, 0] } }));
    expect(over).toContain('1 is too many.');
    expect(over).toContain('Anna −1');
  });

  test('what makes too much says what all the cards are worth', () => {
    expect(textOf(sheet(mittlere, { start: { points: [98, 60, null] } }))).toContain(
      'That makes 158; all the cards are worth 157.',
    );
  });

  test('what was answered first stands as a small key', () => {
    const start = { trump: 'clubs', points: [98, null] };
    const html = htmlOf(sheet(tableOf('schieber'), { start }));
    expect(html).toContain('Trump: clubs, times 2. Change');
    expect(html).toContain('Clubs ×2. Anna & Carla 98 × 2 = 196; Beat & Dora 59 × 2 = 118.');
    expect(html).toContain('Count');
  });

  test('a pad for one figure has no key that leads to the next', () => {
    const pad = (writes: boolean) =>
      textOf(<Keypad onDigit={() => {}} onErase={() => {}} onNext={() => {}} writes={writes} />);
    expect(pad(true)).not.toContain('Next');
    expect(pad(false)).toContain('Next');
  });

  test('three columns by four rows: erase, 0 and next in the last', () => {
    const html = htmlOf(
      <Keypad onDigit={() => {}} onErase={() => {}} onNext={() => {}} writes={false} />,
    );
    const keys = [...html.matchAll(/<button(.*?)>(.*?)<\/button>/g)].map(
      ([, attributes, content]) =>
        attributes?.match(/aria-label="([^"]*)"/)?.[1] ?? content?.replaceAll(/<[^>]*>/g, ''),
    );
    expect(keys).toEqual([...'123456789', 'Delete the last digit', '0', 'Next']);
  });

  test('hidden announcements show who has announced, and never what', () => {
    const table = {
      ...tableOf('differenzler', { announcements: 'hidden', hands: 3 }),
      players: NAMES.slice(0, 3),
    };
    const next = nextEntry(recordOf({ table, hands: [] }));
    if (!next.ok) throw new Error(next.error.message);
    const [question] = next.value.ask({ announced: [null, 40, null] }).questions;
    if (question?.kind !== 'points') throw new Error('no figures are asked');
    const html = htmlOf(
      <PassRound
        question={question}
        cells={[null, 40, null]}
        failure=""
        onCells={() => {}}
        onAll={() => {}}
      />,
    );
    expect(html).toContain('Pass the phone to Carla.');
    expect(html).toContain('has announced');
    expect(html).not.toMatch(/>\s*40\s*<|="40"/);
  });
});

/** The question of a field at a table, of a draft. */
function asked<K extends Question['kind']>(
  table: Table,
  {
    field,
    kind,
    draft = {},
    hands = [],
  }: { field: string; kind: K; draft?: Draft; hands?: Draft[] },
) {
  const next = nextEntry(recordOf({ table, hands: handsOf(hands) }));
  if (!next.ok) throw new Error(next.error.message);
  const question = next.value.ask(draft).questions.find((one) => one.field === field);
  if (question?.kind !== kind) throw new Error(`${field} is no question of ${kind}`);
  const props: QuestionProps = {
    question,
    players: table.players,
    side: undefined,
    onAnswer: () => {},
    onPlay: null,
  };
  // Its kind was looked at just above.
  return props as unknown as QuestionProps<Extract<Question, { kind: K }>>;
}

describe('every kind of question', () => {
  const schieber = tableOf('schieber');

  test('trump: six keys with what each counts', () => {
    const html = htmlOf(<TrumpKeys {...asked(schieber, { field: 'trump', kind: 'trump' })} />);
    for (const name of ['hearts, times 1', 'clubs, times 2', 'undenufe, times 3'])
      expect(html).toContain(`aria-label="${name}"`);
  });

  test('trump: each key says which cards turned up make it so', () => {
    const props = asked(tableOf('three-player'), { field: 'trump', kind: 'trump' });
    const html = htmlOf(<TrumpKeys {...props} />);
    for (const name of [
      'hearts, times 1: Q, J, 10, 9, 8 turned up',
      'undenufe, times 3: 7, 6 turned up',
      'obenabe, times 3: A, K turned up',
    ])
      expect(html).toContain(`aria-label="${name}"`);
  });

  test('side: who, or nobody', () => {
    const props = asked(schieber, { field: 'stoeck', kind: 'side', draft: { trump: 'clubs' } });
    expect(textOf(<SideKeys {...props} />)).toContain(
      'Who had king and queen of trump? Anna & Carla Beat & Dora Nobody',
    );
  });

  test('seats: all of them in one tap, or each', () => {
    const props = asked(tableOf('mittlere'), {
      field: 'noTricks',
      kind: 'seats',
      draft: { points: [157, null, null] },
    });
    expect(textOf(<SeatsKeys {...props} />)).toContain(
      'Anna took every trick Beat has no points. Did Beat take a trick? No trick at all A worthless one Carla has no points.',
    );
  });

  test('melds: whose, and each with its worth', () => {
    const props = asked(schieber, {
      field: 'wies',
      kind: 'melds',
      draft: { trump: 'clubs', wies: [['seq4', 'seq3'], []] },
    });
    const text = textOf(<MeldsPage {...props} />);
    for (const part of ['Anna & Carla', '4 in a row 50', 'four jacks 200', ': 70'])
      expect(text).toContain(part);
    expect(text).not.toContain('four 6s');
  });

  test('bid: call by call, as far as the rules allow', () => {
    const auction = [{ points: 40, trump: 'hearts' }];
    const props = asked(tableOf('sidi-barani'), {
      field: 'auction',
      kind: 'bid',
      draft: { auction },
    });
    const text = textOf(<Bidding {...props} />);
    expect(text).toContain('Carla to call.');
    expect(text).toContain('Pass Bookel Bid');
    const over = asked(tableOf('sidi-barani'), {
      field: 'auction',
      kind: 'bid',
      draft: { auction: [{ points: 40, trump: 'hearts' }, 'bookel', 'pass', 'pass', 'pass'] },
    });
    const waits = textOf(<Bidding {...over} onPlay={() => {}} />);
    expect(waits).toContain('The auction is over.');
    expect(waits).toContain('Beat & Dora play 40 in hearts, doubled.');
    expect(waits).toContain('Enter points Play it');
    // Only the next hand waits on the phone until it is played.
    expect(textOf(<Bidding {...over} />)).not.toContain('Play it');
  });

  test('row: those that are still free', () => {
    const hands = [{ side: 0, row: 5, points: 98 }];
    const props = asked(tableOf('coiffeur'), {
      field: 'row',
      kind: 'row',
      draft: { side: 0 },
      hands,
    });
    const html = htmlOf(<RowKeys {...props} />);
    expect(html.match(/disabled=""/g)).toHaveLength(1);
    expect(html).toContain('×10');
  });

  test('order: the places of those that were tapped', () => {
    const deals = [
      { counts: [3, 2, 4, 0] },
      { counts: [9, 0, 0, 0] },
      { counts: [1, 2, 1, 0] },
      { seat: 1 },
      { seat: 3 },
      {
        tricks: [3, 2, 4, 0],
        diamonds: [9, 0, 0, 0],
        queens: [1, 2, 1, 0],
        kingOfHearts: 1,
        lastTrick: 2,
      },
    ];
    const props = asked(tableOf('guggitaler'), {
      field: 'order',
      kind: 'order',
      draft: { order: [3, 0] },
      hands: deals,
    });
    expect(textOf(<OrderKeys {...props} />)).toContain('Anna +100 2. Beat – Carla – Dora +150 1.');
  });

  test('yes or no: one key, and two where one of them has to be said', () => {
    const draft = { side: 0, row: 0, points: 157 };
    const keysOf = (field: string, match: unknown = false) => {
      const props = asked(tableOf('coiffeur'), {
        field,
        kind: 'yesNo',
        draft: { ...draft, match },
      });
      return [...htmlOf(<YesNoKey {...props} />).matchAll(/aria-pressed="(\w+)"/g)].map(
        ([, isOn]) => isOn,
      );
    };
    expect(keysOf('scratched')).toEqual(['false']);
    expect(keysOf('match', UNSAID)).toEqual(['false', 'false']);
    expect(keysOf('match')).toEqual(['false', 'true']);
    expect(keysOf('match', true)).toEqual(['true', 'false']);
  });

  test('cards are called as the ones that are played with', () => {
    const props = asked(tableOf('three-player'), {
      field: 'trump',
      kind: 'trump',
      draft: { turned: 'hearts-J' },
    });
    const key = <AnsweredKey question={props.question} isOpen={false} onTap={() => {}} />;
    expect(textOf(key)).toContain('Trump: hearts, times 1. Change');
    expect(textOf(key, 'de')).toContain('Trumpf: Herz, zählt 1-fach. Ändern');
  });
});
