/** What a newspaper prints of a tournament, in a few sentences and a list. */
import type { EntrantView } from '../tournament';
import { type Ground, ranksAmong, winnersOf } from '../tournament/honours';
import type { Setting } from '../tournament/kept';
import { weekdayInWords } from './days';
import { names, type Words } from './words';

/** So many are listed of all, and of each category. */
const LISTED = { all: 20, category: 3 } as const;

export function newsOf(
  words: Words,
  {
    setting,
    ground,
    entrants,
    isOver,
  }: {
    setting: Setting;
    ground: Ground;
    entrants: ReadonlyMap<string, EntrantView>;
    isOver: boolean;
  },
): string {
  const { t, format } = words;
  const nameOf = (id: string) => entrants.get(id)?.name ?? id;
  const lines = ground.lines.filter(({ rounds }) => rounds.some((points) => points !== null));
  const rounds = ground.rounds.length;
  const head = [
    setting.name || t('tournaments.unnamed'),
    [setting.place, setting.date && weekdayInWords(words, setting.date)].filter(Boolean).join(', '),
  ].filter(Boolean);
  if (lines.length === 0) return head.join('\n');
  const winners = lines.filter(({ rank }) => rank === 1);
  const best = winnersOf({ for: '', worth: '', by: 'round' }, ground);
  const sentences = [
    t('tournament-prizes.news.played', { entrants: lines.length, rounds }),
    t(`tournament-prizes.news.${isOver ? 'won' : 'leads'}`, {
      count: winners.length,
      names: names(
        words,
        winners.map(({ entrant }) => nameOf(entrant)),
      ),
      points: format.number(winners[0]?.total ?? 0),
    }),
    best.figure !== null &&
      rounds > 1 &&
      t('tournament-prizes.news.best', {
        names: names(words, best.entrants.map(nameOf)),
        points: format.number(best.figure),
      }),
  ];
  const listed = (some: typeof lines, most: number): string => {
    const ranks = ranksAmong(some);
    return some
      .filter(({ entrant }) => (ranks.get(entrant) ?? 0) <= most)
      .map(({ entrant, total }) => {
        const club = entrants.get(entrant)?.club;
        const who = club ? `${nameOf(entrant)} (${club})` : nameOf(entrant);
        return `${ranks.get(entrant)}. ${who}, ${format.number(total)}`;
      })
      .join('\n');
  };
  const categories = setting.categories.flatMap((category) => {
    const some = lines.filter(({ entrant }) => ground.categoryOf(entrant) === category);
    return some.length === 0 ? [] : [`${category}\n${listed(some, LISTED.category)}`];
  });
  return [
    head.join('\n'),
    sentences.filter(Boolean).join(' '),
    listed(lines, LISTED.all),
    ...categories,
  ].join('\n\n');
}
