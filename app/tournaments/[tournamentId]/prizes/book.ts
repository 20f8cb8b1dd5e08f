/** A tournament as a spreadsheet: ranking, rounds and entrants, a sheet each. */
import { bookWith, type SheetCell } from '@/lib/files/sheet';
import { decidedInWords } from '@/lib/i18n/tournament';
import type { Words } from '@/lib/i18n/words';
import type { KeptState, TournamentView } from '@/lib/tournament';

export function bookOf(
  words: Words,
  { view, whole }: { view: TournamentView; whole: KeptState },
): Promise<Blob> {
  const { t } = words;
  const people = new Map(whole.entrants.map((one) => [one.id, one]));
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const lines = view.ranking ?? [];
  const rounds = view.rounds.map((_, round) => round);
  const head = (...heads: readonly string[]) => heads.map((one) => ({ head: one }));
  const name = { head: t('tournament-ranking.name'), holds: 'names' } as const;
  const roundHeads = rounds.map((round) =>
    t('tournament-ranking.round', { round: String(round + 1) }),
  );
  const seats = Math.max(
    0,
    ...view.rounds.flatMap(({ tables }) => tables.map((one) => one.seats.length)),
  );
  const yes = t('tournament-prizes.book.yes');
  return bookWith([
    {
      name: t('tournaments.places.ranking'),
      columns: [
        ...head(t('tournament-ranking.rank'), t('tournament-prizes.book.number')),
        name,
        ...head(
          ...[t('tournament-ranking.club'), t('tournament-ranking.category')],
          ...[t('tournament-ranking.total'), ...roundHeads, t('tournament-ranking.penalty')],
        ),
        { head: t('tournament-ranking.decided'), holds: 'names' },
      ],
      rows: lines.map((line): SheetCell[] => {
        const one = people.get(line.entrant);
        return [
          ...[
            line.rank,
            one?.number ?? null,
            one?.name ?? '',
            one?.club ?? '',
            one?.category ?? '',
          ],
          ...[line.total, ...rounds.map((round) => line.rounds[round] ?? null), line.penalty],
          decidedInWords(words, lines, line, whole.setting.tieBreaks),
        ];
      }),
      frozen: 3,
    },
    {
      name: t('tournaments.places.rounds'),
      columns: [
        ...head(t('tournament-prizes.book.round'), t('tournament-prizes.book.table')),
        ...Array.from({ length: seats }, (_, seat) => ({
          head: t('tournament-prizes.book.seat', { seat: String(seat + 1) }),
          holds: 'names' as const,
        })),
        ...Array.from({ length: whole.setting.kind === 'each' ? seats : 2 }, (_, side) => ({
          head: t('tournament-prizes.book.points', { side: 'ABCD'[side] ?? '' }),
        })),
        ...head(t('tournament-prizes.book.matches')),
      ],
      rows: view.rounds.flatMap(({ tables }, round) =>
        tables.map((own): SheetCell[] => {
          const points = own.result?.points ?? [];
          const width = whole.setting.kind === 'each' ? seats : 2;
          return [
            ...[round + 1, own.table],
            ...Array.from({ length: seats }, (_, seat) => nameOf(own.seats[seat] ?? '')),
            ...Array.from({ length: width }, (_, side) => points[side] ?? null),
            own.result?.matches.join(' : ') ?? null,
          ];
        }),
      ),
      frozen: 2,
    },
    {
      name: t('tournaments.places.entrants'),
      columns: [
        ...head(t('tournament-prizes.book.number')),
        name,
        ...head(
          ...[t('tournament-ranking.club'), t('tournament-ranking.category')],
          ...[t('tournament-prizes.book.paid'), t('tournament-prizes.book.present')],
        ),
      ],
      rows: whole.entrants.map((one): SheetCell[] => [
        ...[one.number, one.name, one.club, one.category],
        ...[one.paid ? yes : '', one.present ? yes : ''],
      ]),
      frozen: 2,
    },
  ]);
}
