'use client';
/**
 * How tables of a season look on this phone: whose rows are one's own, how close they stand, what is left
 * out. Everybody is sent the same page; this phone alone knows.
 */
import { useId, useState } from 'react';
import { leftOut, lookOf, playersOf, setLook } from '@/app/drawn/look';
import { Check } from '@/app/ui/check';
import { Fold } from '@/app/ui/fold';
import { DownIcon } from '@/app/ui/icons';
import { collator } from '@/lib/league/collator';
import type { Group } from '@/lib/league/view';

type Props = {
  /** What it says: all else on the page came drawn, in the reader's language. */
  title: string;
  close: string;
  shows: string;
  mine: string;
  mineLine: string;
  groups: readonly { readonly group: Group; readonly label: string }[];
};

/** While it is open; what is shown is what was chosen, or what fitted. */
type Look = ReturnType<typeof lookOf> & { readonly hidden: readonly string[] };

export function TableLook({ title, close, shows, mine, mineLine, groups }: Props) {
  const about = useId();
  const [look, put] = useState<Look | null>(null);
  const [people, setPeople] = useState<readonly { readonly id: string; readonly name: string }[]>(
    [],
  );
  const change = (next: Look) => {
    put(next);
    setLook(next);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={look !== null}
        onClick={({ currentTarget }) => {
          if (look) return put(null);
          const section = currentTarget.closest('section');
          const table = section?.querySelector('table');
          const known = lookOf();
          put({ ...known, hidden: known.hidden ?? (table ? leftOut(table) : []) });
          setPeople(peopleOf(section));
        }}
        className="ml-auto flex min-h-12 items-center gap-1 text-[0.9375rem] text-ink-dim print:hidden"
      >
        <span className="underline decoration-ink/30 underline-offset-4">{title}</span>
        <span aria-hidden="true" className={look ? 'rotate-180' : ''}>
          <DownIcon />
        </span>
      </button>
      {look && (
        <div className="flex w-full flex-col gap-1 rounded-xl border border-ink/15 bg-card px-4 py-3 print:hidden">
          <fieldset>
            <legend className="font-semibold">{shows}</legend>
            <div className={inChips}>
              {groups.map(({ group, label }) => (
                <Check
                  isChip
                  key={group}
                  label={label}
                  checked={!look.hidden.includes(group)}
                  onChange={(does) =>
                    change({
                      ...look,
                      hidden: does
                        ? look.hidden.filter((one) => one !== group)
                        : [...look.hidden, group],
                    })
                  }
                />
              ))}
              <Check
                isChip
                label={close}
                checked={look.rows === 'close'}
                onChange={(does) => change({ ...look, rows: does ? 'close' : 'wide' })}
              />
            </div>
          </fieldset>
          <Fold title={<span className="font-semibold">{mine}</span>}>
            <fieldset aria-label={mine} aria-describedby={about} className="min-w-0">
              <p id={about} className="text-[0.9375rem] text-ink-dim">
                {mineLine}
              </p>
              <div className={inChips}>
                {people.map(({ id, name }) => (
                  <Check
                    isChip
                    key={id}
                    label={name}
                    checked={look.mine.includes(id)}
                    onChange={(does) =>
                      change({
                        ...look,
                        mine: does ? [...look.mine, id] : look.mine.filter((one) => one !== id),
                      })
                    }
                  />
                ))}
              </div>
            </fieldset>
          </Fold>
        </div>
      )}
    </>
  );
}

const inChips = 'flex flex-wrap gap-x-1.5 gap-y-2 pt-2 pb-1';

/** Who stands in the table beside it, as one looks names up. */
const peopleOf = (section: Element | null) =>
  [...(section?.querySelectorAll<HTMLElement>('tr[data-who]') ?? [])]
    .map((row) => ({
      id: playersOf(row)[0] ?? '',
      name: row.querySelector('.name a')?.textContent ?? '',
    }))
    .sort((a, b) => collator.compare(a.name, b.name));
