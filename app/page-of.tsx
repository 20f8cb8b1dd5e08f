/** What nearly every page begins with: who reads it, in which words, and what its address says. */
import 'server-only';
import type { Metadata } from 'next';
import type { Viewer } from '@/lib/server/access';
import { viewer } from '@/lib/server/account';
import { getWords } from '@/lib/server/transports/words';

type Words = Awaited<ReturnType<typeof getWords>>;
type Props<Names extends string> = {
  readonly params: Promise<Readonly<Record<Names, string>>>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};
/** What stands in the address by its name, what it asks for, and the reader: null without a session. */
export type Begun<Names extends string> = Readonly<Record<Names, string>> & {
  readonly words: Words;
  readonly t: Words['t'];
  readonly me: Viewer | null;
  readonly asked: Awaited<Props<Names>['searchParams']>;
};

/** A page, drawn from what its address names: `pageOf<'leagueId'>(({ leagueId, me, t }) => …)`. */
export const pageOf =
  <Names extends string = never>(draw: (begun: Begun<Names>) => Promise<React.ReactNode>) =>
  async ({ params, searchParams }: Props<Names>): Promise<React.ReactNode> => {
    const [words, me, path, asked] = await Promise.all([
      getWords(),
      viewer(),
      params,
      searchParams,
    ]);
    return draw({ ...path, words, t: words.t, me, asked });
  };

/** The title of a page that is the same whatever it is of. */
export const titled = (title: (t: Words['t']) => string) => async (): Promise<Metadata> => ({
  title: title((await getWords()).t),
});
