/** The pages of rules: prose by section, and what stands in their tables. */
import {
  type CardMode,
  type MeldId,
  type Rank,
  type SourceId,
  type Trump,
  type VariantId,
  variant,
} from '../jass';
import { meldName, rankSign } from './cards';
import { optionLabel, valueInWords } from './options';
import { isSaid, saidInWords } from './said';
import { type Deck, trumpName } from './trumps';
import { apart, type Words } from './words';

/** The addresses that are known to lead to a source. */
const ADDRESSES = {
  'pagat-mittlere': 'https://www.pagat.com/jass/mittlere.html',
  'pagat-mittlere-de': 'https://www.pagat.com/de/jass/mittlere.html',
  'swedish-mittlere': undefined,
  earthli: 'https://www.earthli.com/jass/manual.php',
  jassonkel: 'http://jassonkel.ch/',
  differenzler: undefined,
  swisslos: 'https://www.swisslos.ch/de/jass/informationen/jass-regeln/coiffeur-jass.html',
  jassverzeichnis: 'https://www.jassverzeichnis.ch/',
  jasswiki: 'https://jasswiki.ch/',
  jasstafel: undefined,
} as const satisfies { readonly [Id in SourceId]: string | undefined };

/** A source: its title, what it is, and where it stands; nothing where there is nothing to say. */
export function source(
  words: Words,
  id: SourceId,
): { readonly title: string; readonly note: string; readonly href: string | undefined } {
  const note = `rules.sources.${id}.note`;
  return {
    title: words.t(`rules.sources.${id}.title`),
    note: isSaid(words, note) ? saidInWords(words, { key: note, values: {} }) : '',
    href: ADDRESSES[id],
  };
}

/** The sections of a page of rules, in their order. */
const SECTIONS = [
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

/** The sections of a variant's page: cards only where they are worth points. */
export const sectionsOf = (id: VariantId): readonly (typeof SECTIONS)[number][] =>
  SECTIONS.filter((section) => section !== 'cards' || variant(id).cards.length > 0);

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
export const strongestFirst = (words: Words, ranks: readonly Rank[], deck: Deck): string =>
  words.t('rules.cards.strongest', {
    ranks: ranks.map((rank) => rankSign(words, rank, deck)).join(' '),
  });

/** "hearts, Rosen"; obenabe and undenufe have one name only. */
export const inBothDecks = (words: Words, trump: Trump): string =>
  [...new Set([trumpName(words, trump, 'french'), trumpName(words, trump, 'swiss')])].join(', ');

/** Melds that are worth the same: "5, 6 or 7 in a row", "four aces, four kings or four tens". */
export function meldsInWords(words: Words, melds: readonly MeldId[], deck: Deck): string {
  const or = (list: readonly string[]) => words.format.list(list, { type: 'disjunction' });
  const lengths = melds.filter((id) => id.startsWith('seq')).map((id) => id.slice(3));
  const fours = melds.filter((id) => id.startsWith('four')).map((id) => meldName(words, id, deck));
  return apart(words, [
    ...(lengths.length > 0 ? [words.t('rules.melds.inARow', { lengths: or(lengths) })] : []),
    ...(fours.length > 0 ? [or(fours)] : []),
  ]);
}

/** The head of a scoring list that a house option changes. */
export const listUnder = (
  words: Words,
  id: VariantId,
  { option, value }: { option: string; value: unknown },
): string =>
  words.t('rules.list.with', {
    option: optionLabel(words, id, option),
    choice: valueInWords(words, id, option, value),
  });

/** Where all stand after a hand: "Anna +1 · Beat −2 · Carla +1". */
export const standAfter = (totals: readonly { name: string; total: string }[]): string =>
  totals.map(({ name, total }) => `${name} ${total}`).join(' · ');
