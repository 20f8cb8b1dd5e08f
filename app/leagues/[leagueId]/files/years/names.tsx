'use client';
/** Whom the names of a sheet mean: players of the league, new ones, or nobody. */
import { Pick } from '@/app/ui/pick';
import { useWords } from '@/lib/i18n/use-words';
import { meantNames, sameName } from '@/lib/league/similar-names';
import { nameKey } from '@/lib/sync/table';
import { smallKey } from '../../../parts';

export type Player = {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
};

/** What a name can mean beside a player's id. */
export const NEW = 'new';
export const LEFT = 'left';
export const OUT = 'out';

/** A name of the sheet that nobody has in just this way. */
type Unknown = {
  readonly name: string;
  /** A player's id, or one of those above; empty while nobody has said. */
  readonly who: string;
  /** Who was perhaps meant. */
  readonly meant: readonly Player[];
};

/** Whom the names mean, `said` being what was chosen here. */
export function whoIsWho(
  names: readonly string[],
  players: readonly Player[],
  said: ReadonlyMap<string, string>,
): { readonly whoOf: (name: string) => string; readonly unknown: readonly Unknown[] } {
  const byName = new Map(
    players.flatMap((one) => [one.name, ...one.also].map((own) => [own, one])),
  );
  const known = [...byName.keys()];
  const byKey = new Map([...byName].map(([name, { id }]) => [nameKey(name), id]));
  const unknown = names
    .filter((name) => !byKey.has(nameKey(name)))
    .map((name): Unknown => {
      const same = sameName(name, known);
      const meant = meantNames(name, known).flatMap((one) => byName.get(one) ?? []);
      const who = said.get(name) ?? (same === undefined ? '' : (byName.get(same)?.id ?? ''));
      return { name, who, meant: [...new Set(meant)] };
    });
  const chosen = new Map(unknown.map(({ name, who }) => [name, who]));
  return { whoOf: (name) => byKey.get(nameKey(name)) ?? chosen.get(name) ?? '', unknown };
}

/** Those that "all others" are: nobody has said who they are, and they are like no name that is known. */
const othersOf = (unknown: readonly Unknown[]): Unknown[] =>
  unknown.filter(({ who, meant }) =>
    who === '' ? meant.length === 0 : who === NEW || who === LEFT,
  );

export function Names({
  unknown,
  players,
  onSay,
}: {
  unknown: readonly Unknown[];
  players: readonly Player[];
  onSay: (more: readonly (readonly [name: string, who: string])[]) => void;
}) {
  const { t } = useWords();
  const others = othersOf(unknown);
  return (
    <section aria-label={t('paper.years.unknown')} className="flex flex-col gap-2">
      <h2 className="font-semibold text-lg">{t('paper.years.unknown')}</h2>
      {others.length > 1 && (
        <p className="flex flex-wrap gap-3">
          {([NEW, LEFT] as const).map((who) => (
            <button
              key={who}
              type="button"
              className={`${smallKey} choosable`}
              aria-pressed={others.every((one) => one.who === who)}
              onClick={() => onSay(others.map(({ name }) => [name, who]))}
            >
              {t(`paper.years.${who === NEW ? 'allNew' : 'allLeft'}`)}
            </button>
          ))}
        </p>
      )}
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {unknown.map(({ name, who, meant }) => (
          <li key={name} className="flex flex-wrap items-center gap-3 py-1.5">
            <span className="w-40 min-w-0 wrap-anywhere font-semibold">{name}</span>
            <div className="w-full max-w-80 [&_label]:sr-only">
              <Pick
                label={t('paper.years.whoIs', { name })}
                value={who}
                options={[
                  { id: '', name: t('paper.years.ask') },
                  { id: NEW, name: t('paper.years.new') },
                  { id: LEFT, name: t('paper.years.left') },
                  { id: OUT, name: t('paper.years.out') },
                  ...players.map((one) => ({ id: one.id, name: one.name })),
                ]}
                onPick={(id) => onSay([[name, id]])}
              />
            </div>
            {who === '' &&
              meant.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className={smallKey}
                  onClick={() => onSay([[name, one.id]])}
                >
                  {t('ui.meant', { name: one.name })}
                </button>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
