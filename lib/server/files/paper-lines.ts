/** Results without hands, as downloads of a league tell them. */
import 'server-only';
import type { SheetCell } from '../../files/sheet';
import { variantName } from '../../i18n/variants';
import type { Words } from '../../i18n/words';
import type { PublicNames } from '../../league/public-names';
import type { Figures } from '../../league/result';
import { resultsFrom } from '../../league/result-paper';
import { paperColumns, totalsFrom } from '../leagues';
import { read } from '../store';
import { type EveningHead, seasonAt } from './league-pages';

/** Totals as downloads tell them: everybody by name. */
export type ExportedPaper = Awaited<ReturnType<typeof exportedPaper>>[number];

/** Of which evenings, and from which day on a table hides what an evening came to. */
export type PaperAsked = {
  readonly evenings: readonly EveningHead[];
  /** The season alone that is asked for. */
  readonly seasonId: string | undefined;
  readonly hiddenFrom: string | null;
  /** As everybody reads them; null where they are read in full. */
  readonly names: PublicNames | null;
};

/** All of these evenings, in their order; of hidden ones the games alone. */
export async function exportedPaper({ evenings, seasonId, hiddenFrom, names }: PaperAsked) {
  const places = new Map(evenings.map(({ id }, place) => [id, place]));
  const heads = new Map(evenings.map((evening) => [evening.id, evening]));
  const { seats, ...columns } = paperColumns;
  const rows = await read((tx) =>
    tx.paper.findMany({
      where: {
        evening: { id: { in: evenings.map(({ id }) => id) } },
        ...(hiddenFrom !== null && {
          OR: [{ of: 'game' }, { evening: { date: { lt: hiddenFrom } } }],
        }),
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: {
        ...columns,
        eveningId: true,
        seats: { ...seats, select: { ...seats.select, player: { select: { name: true } } } },
      },
    }),
  );
  rows.sort((a, b) => (places.get(a.eveningId) ?? 0) - (places.get(b.eveningId) ?? 0));
  return rows.flatMap((row) => {
    const evening = heads.get(row.eveningId);
    const season = evening && seasonAt(evening, { variant: row.variant, seasonId });
    if (!evening || season == null) return [];
    const { date, name, isFinal } = evening;
    const totals = totalsFrom(row, date);
    const figures = resultsFrom(totals).flatMap(({ seats: own }): Figures[] => [...own]);
    const paper = {
      id: row.id,
      day: date,
      evening: name,
      ...(isFinal && { isFinal: true }),
      season,
      variant: totals.variant,
      of: totals.of,
      options: row.options,
      hands: totals.hands,
      seats: row.seats.map(({ player, side, total }, i) => ({
        player: names?.of(player.name) ?? player.name,
        side,
        total,
        figures: figures[i] ?? null,
      })),
    };
    return [paper];
  });
}

/** As JSON: without figures, which follow from the totals. */
export const paperJson = ({ seats, ...paper }: ExportedPaper) => ({
  ...paper,
  seats: seats.map(({ figures: _, ...seat }) => seat),
});

/** The rows of totals, in the columns of `gameColumns`; what a total does not say stays empty. */
export const paperRows = (
  words: Words,
  counted: readonly (keyof Figures)[],
  { seats, ...paper }: ExportedPaper,
): SheetCell[][] =>
  seats.map(({ player, side, total, figures }, seat) => {
    const isGame = paper.of === 'game';
    const cells = counted.map((key) => {
      const figure = figures?.[key];
      return typeof figure === 'number' && !(key === 'hands' && figure === 0) ? figure : null;
    });
    return [
      { day: paper.day },
      paper.evening,
      paper.season,
      paper.id,
      variantName(words, paper.variant),
      words.t('paper.list'),
      seat + 1,
      player,
      isGame ? side + 1 : null,
      isGame ? (figures?.place ?? null) : null,
      isGame && figures ? words.t(figures.won ? 'standings.csv.yes' : 'standings.csv.no') : null,
      ...cells,
      paper.of === 'game' ? '' : `${words.t(`scheme.measures.${paper.of}.name`)}: ${total}`,
    ];
  });
