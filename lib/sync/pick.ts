/** Some of what an object has, in this order. */
export const pick = <Of extends object, Key extends keyof Of>(of: Of, ...keys: Key[]) =>
  // Those keys, and no others.
  Object.fromEntries(keys.map((key) => [key, of[key]])) as Pick<Of, Key>;
