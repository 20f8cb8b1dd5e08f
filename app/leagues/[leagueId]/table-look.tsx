'use client';
/**
 * How tables of a season look on this phone: whose rows are one's own, how close they stand, what is left
 * out. Everybody is sent the same page; this phone alone knows.
 */
import { useState } from 'react';
import { leftOut, lookOf, playersOf, setLook } from '@/app/drawn/look';
import { Check } from '@/app/ui/check';
import type { Group } from '@/lib/league/view';

type Props = {
  /** What it says: all else on the page came drawn, in the reader's language. */
  title: string;
  close: string;
  shows: string;
  mine: string;
  groups: readonly { readonly group: Group; readonly label: string }[];
};

/** What is shown is what was chosen, or what fitted. */
type Look = ReturnType<typeof lookOf> & { readonly hidden: readonly string[] };

export function TableLook({ title, close, shows, mine, groups }: Props) {
  const [look, put] = useState<Look | null>(null);
  const [people, setPeople] = useState<readonly { readonly id: string; readonly name: string }[]>(
    [],
  );
  const change = (next: Look) => {
    put(next);
    setLook(next);
  };
  return (
    <details
      className="ml-auto print:hidden open:ml-0"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        const section = currentTarget.closest('section');
        const table = section?.querySelector('table');
        const known = lookOf();
        put({ ...known, hidden: known.hidden ?? (table ? leftOut(table) : []) });
        setPeople(peopleOf(section));
      }}
    >
      <summary className="ml-auto flex min-h-11 w-max cursor-pointer items-center text-[0.9375rem] text-ink-dim underline decoration-ink/30 underline-offset-4">
        {title}
      </summary>
      {look && (
        <div className="grid gap-x-10 gap-y-3 rounded-xl border border-ink/15 bg-card p-4 sm:grid-cols-[auto_1fr]">
          <div>
            <Check
              label={close}
              checked={look.rows === 'close'}
              onChange={(does) => change({ ...look, rows: does ? 'close' : 'wide' })}
            />
            <fieldset>
              <legend className="pt-2 font-semibold">{shows}</legend>
              {groups.map(({ group, label }) => (
                <Check
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
            </fieldset>
          </div>
          <fieldset>
            <legend className="font-semibold">{mine}</legend>
            <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
              {people.map(({ id, name }) => (
                <Check
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
        </div>
      )}
    </details>
  );
}

/** Who stands in the table beside it. */
const peopleOf = (section: Element | null) =>
  [...(section?.querySelectorAll<HTMLElement>('tr[data-who]') ?? [])].map((row) => ({
    id: playersOf(row)[0] ?? '',
    name: row.querySelector('.name a')?.textContent ?? '',
  }));
