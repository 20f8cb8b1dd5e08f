import type { SeasonSetting } from '@/lib/server/leagues';

/** What is said about a season, as actions take it: plain lists and objects. */
export const settingSent = <Setting extends SeasonSetting>({
  variants,
  houseRules,
  ...setting
}: Setting) => ({
  ...setting,
  variants: [...variants],
  // What came out of a form is JSON.
  houseRules: structuredClone(houseRules) as Record<string, Record<string, never>>,
});
