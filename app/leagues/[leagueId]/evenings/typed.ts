/** What was typed of a new evening goes along in the address while a season is made for it. */
type Typed = {
  readonly name: string;
  readonly time: string;
  readonly place: string;
  readonly isFinal: boolean;
};
const FIELDS = ['name', 'time', 'place', 'isFinal'] as const;
type Said = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

export const typedSent = ({ name, time, place, isFinal }: Typed): Said => ({
  ...{ name, time, place },
  ...(isFinal && { isFinal: '1' }),
});

/** The same from an address, as it stands there. */
export const typedIn = (asked: Readonly<Record<string, unknown>>): Said =>
  Object.fromEntries(
    FIELDS.flatMap((field) => (typeof asked[field] === 'string' ? [[field, asked[field]]] : [])),
  );

/** The fields of an evening that an address names. */
export const typedAsked = (asked: Readonly<Record<string, unknown>>): Partial<Typed> => {
  const { isFinal, ...rest } = typedIn(asked);
  return { ...rest, ...(isFinal !== undefined && { isFinal: true }) };
};
