'use client';
/** A sheet for every table of a round to write its hands on. */
import { ScoreSheet } from '@/app/leagues/[leagueId]/kit/score-sheet';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { personsOf } from '@/lib/tournament/into-season';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';

export function BlankSheets({ round }: { round: number }) {
  const words = useWords();
  const { t } = words;
  const { whole } = useWhole();
  const { nameOf } = usePeople();
  const { setting, rounds } = whole;
  const { variant, hands } = setting;
  if (variant === null) return <p>{t('tournament-print.noVariant')}</p>;
  const options = { ...setting.options, ...(hands !== null && { hands }) };
  return rounds[round]?.tables.map(({ table, seats }) => (
    <ScoreSheet
      key={table}
      words={words}
      sheet={{
        ...{ variant, options },
        players: playersAt(seats.map(nameOf), setting.kind === 'schieber-pairs'),
        heads: [
          setting.name,
          roundName(words, round + 1, setting.rounds),
          `${t('tournament-print.table')} ${table}`,
        ].filter(Boolean),
      }}
    />
  ));
}

/** By seat: of two pairs the first of each, then the second. */
function playersAt(names: readonly string[], isPairs: boolean): readonly string[] {
  if (!isPairs) return names;
  const pairs = names.map((name) => personsOf(name, true));
  return [0, 1].flatMap((one) => pairs.map((persons) => persons[one] ?? persons[0] ?? ''));
}
