/** The pages of rules: prose by section, and what stands in their tables. */
import type { MeldId, Rank, Trump, VariantId } from '../jass';
import { rankSign } from './cards';
import { choicesOf, optionLabel } from './options';
import { meldName } from './schieber';
import { trumpName } from './trumps';
import { apart, type Words } from './words';

/** What the cards of a game can be counted by: a suit as trump, or none in one of these ways. */
export type CardMode = 'suits' | 'obenabe' | 'undenufe' | 'none';

const STICKS = {
  modes: ['suits', 'none'],
  sources: ['pagat-mittlere', 'pagat-mittlere-de'],
} as const;
const SCHIEBER = {
  modes: ['suits', 'obenabe', 'undenufe'],
  sources: ['earthli', 'jassonkel'],
} as const;

/** How the cards of a variant are counted, and where its rules come from. */
export const RULES = {
  mittlere: { ...STICKS, sources: [...STICKS.sources, 'swedish-mittlere'] },
  molotow: STICKS,
  'plus-minus': STICKS,
  differenzler: { modes: ['suits'], sources: ['differenzler'] },
  schieber: SCHIEBER,
  'sidi-barani': { ...SCHIEBER, sources: ['earthli'] },
  'three-player': SCHIEBER,
  'two-player': SCHIEBER,
  'two-versus-one': SCHIEBER,
} as const satisfies {
  readonly [Id in VariantId]: {
    readonly modes: readonly CardMode[];
    readonly sources: readonly SourceId[];
  };
};

/** The addresses that are known to lead to a source. */
const ADDRESSES = {
  'pagat-mittlere': 'https://www.pagat.com/jass/mittlere.html',
  'pagat-mittlere-de': 'https://www.pagat.com/de/jass/mittlere.html',
  'swedish-mittlere': undefined,
  earthli: 'https://www.earthli.com/jass/manual.php',
  jassonkel: 'http://jassonkel.ch/jasslehrgang/weis.htm',
  differenzler: undefined,
} as const;
/** One of the sources. */
export type SourceId = keyof typeof ADDRESSES;

/** A source: its title, what it is, and where it stands; nothing where there is nothing to say. */
export const source = (
  { t }: Words,
  id: SourceId,
): { readonly title: string; readonly note: string; readonly href: string | undefined } => ({
  title: t(`rules.sources.${id}.title`),
  note: id === 'earthli' ? '' : t(`rules.sources.${id}.note`),
  href: ADDRESSES[id],
});

/** The sections of a page of rules, in their order; `rules/<language>/<variant>.mdx` has them all. */
export const SECTIONS = [
  'game',
  'players',
  'hand',
  'cards',
  'scoring',
  'end',
  'options',
  'example',
  'sources',
] as const;

/** What a section is called in an address, in every language the same, from its heading. */
export const sectionOf = ({ t }: Words, heading: unknown): string =>
  SECTIONS.find((section) => t(`rules.section.${section}`) === heading) ?? String(heading);

/** The rows of the table of card values for a way of counting. */
export const modeRows = (
  { t }: Words,
  mode: CardMode,
): readonly { readonly label: string; readonly isTrump: boolean }[] =>
  mode === 'suits'
    ? [
        { label: t('rules.cards.plain'), isTrump: false },
        { label: t('rules.cards.trump'), isTrump: true },
      ]
    : [{ label: t(`rules.cards.${mode}`), isTrump: false }];

/** "Strongest first: J 9 A K Q 10 8 7 6". */
export const strongestFirst = (words: Words, ranks: readonly Rank[]): string =>
  words.t('rules.cards.strongest', {
    ranks: ranks.map((rank) => rankSign(words, rank, 'french')).join(' '),
  });

/** "hearts, Rosen"; obenabe and undenufe have one name only. */
export const inBothDecks = (words: Words, trump: Trump): string =>
  [...new Set([trumpName(words, trump, 'french'), trumpName(words, trump, 'swiss')])].join(', ');

/** Melds that are worth the same: "5, 6 or 7 in a row", "four aces, four kings or four tens". */
export function meldsInWords(words: Words, melds: readonly MeldId[]): string {
  const or = (list: readonly string[]) => words.format.list(list, { type: 'disjunction' });
  const lengths = melds.filter((id) => id.startsWith('seq')).map((id) => id.slice(3));
  const fours = melds.filter((id) => id.startsWith('four')).map((id) => meldName(words, id));
  return apart(words, [
    ...(lengths.length > 0 ? [words.t('rules.beside.inARow', { lengths: or(lengths) })] : []),
    ...(fours.length > 0 ? [or(fours)] : []),
  ]);
}

/** The head of a scoring list that a house option changes. */
export const listUnder = (words: Words, option: string, chosen: unknown): string =>
  words.t('rules.list.with', {
    option: optionLabel(words, option),
    choice: choicesOf(words, option)?.choices.find(({ value }) => value === chosen)?.label ?? '',
  });

/** What came of a bid of Sidi Barani. */
export const bidCase = (
  { t }: Words,
  { made, doubled }: { made: boolean; doubled: boolean },
): string => {
  if (made) return doubled ? t('rules.bids.madeDoubled') : t('rules.bids.made');
  return doubled ? t('rules.bids.lostDoubled') : t('rules.bids.lost');
};

/** Where all stand after a hand: "Anna +1 · Beat −2 · Carla +1". */
export const standAfter = (totals: readonly { name: string; total: string }[]): string =>
  totals.map(({ name, total }) => `${name} ${total}`).join(' · ');

/** What was written down for a hand: "121–36–0". */
export const written = (points: readonly number[]): string => points.join('–');
