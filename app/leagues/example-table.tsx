/** What a league's table looks like, for those who have none yet. */
const ROWS = [
  { name: 'Anna', evenings: [4, -1, 3], total: 7 },
  { name: 'Carla', evenings: [0, 5, 1], total: 6 },
  { name: 'Beat', evenings: [-2, 2, null], total: 2 },
  { name: 'Dora', evenings: [-2, -4, -4], total: -6 },
] as const;

/** With a true minus sign; a dash for an evening missed. */
const figure = (value: number | null): string =>
  value === null ? '–' : `${value}`.replace('-', '−');

export function ExampleTable() {
  return (
    <figure className="flex flex-col gap-2">
      <table className="w-full text-left">
        <caption className="sr-only">An example of a table after three evenings</caption>
        <thead className="border-ink/30 border-b text-[0.9375rem] text-ink-dim">
          <tr>
            <th scope="col" className="py-2 pr-2 font-normal">
              Rank
            </th>
            <th scope="col" className="py-2 font-normal">
              Name
            </th>
            {['8 Jan', '22 Jan', '5 Feb'].map((day) => (
              <th key={day} scope="col" className="py-2 pl-2 text-right font-normal">
                {day}
              </th>
            ))}
            <th scope="col" className="py-2 pl-2 text-right font-semibold text-ink">
              Total
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-ink/10">
          {ROWS.map(({ name, evenings, total }, i) => (
            <tr key={name}>
              <td className="py-2">{i + 1}</td>
              <th scope="row" className="py-2 font-normal">
                {name}
              </th>
              {evenings.map((value, n) => (
                <td key={`${name} ${n + 1}`} className="py-2 pl-2 text-right">
                  {figure(value)}
                </td>
              ))}
              <td className="py-2 pl-2 text-right font-semibold">{figure(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="text-[0.9375rem] text-ink-dim">
        An example: net sticks of Mittlere after three evenings.
      </figcaption>
    </figure>
  );
}
