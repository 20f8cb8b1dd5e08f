import type { z } from 'zod';
import type { Words } from '../../i18n/words';
import type { Answer, Denied, ReadonlyLists, Viewer } from '../access';

/** Something that can be asked of the server, however it comes. Without a session the viewer is null. */
export type Operation<Given, Value, Who extends Viewer | null = Viewer | null> = {
  /** Named in the log. */
  readonly name: string;
  readonly input: z.ZodType<NoInfer<Given>>;
  /** Asked before anybody becomes a guest: why nobody can do this, or nobody without a session, or null. */
  readonly before?: (given: NoInfer<Given>, viewer: Viewer | null) => Promise<Denied | null>;
  /** Does it for whoever may, which is looked at there. `words` are those of whoever asks. */
  readonly run: (viewer: Who, given: Given, words: Words) => Promise<Answer<Value>>;
  /** Does the log keep who did it? For what changes who gets in and who may what. */
  readonly noted?: boolean;
};

/** Something that can be asked, by the name of it. */
export const operation = <Given, Value>(
  name: string,
  input: z.ZodType<NoInfer<Given>>,
  run: Operation<Given, Value>['run'],
): Operation<Given, Value> => ({ name, input, run });

/** The same of what the log keeps who did it. */
export const notedOperation: typeof operation = (...asked) => ({
  ...operation(...asked),
  noted: true,
});

/** The same of one that nobody is asked for: whoever has no session becomes a guest. */
export const guestOperation = <Given, Value>(
  name: string,
  input: z.ZodType<NoInfer<Given>>,
  run: Operation<Given, Value, Viewer>['run'],
  more: Pick<Operation<Given, Value, Viewer>, 'before' | 'noted'> = {},
): Operation<Given, Value, Viewer> => ({ name, input, run, ...more });

type Inputs = Readonly<Record<string, z.ZodType>>;
/** What is done with what is asked for under the same name. */
type Runs<Of extends Inputs> = {
  readonly [Name in keyof Of]: Operation<ReadonlyLists<z.output<Of[Name]>>, unknown>['run'];
};
type ValueOf<Run> = Run extends (...asked: never[]) => Promise<Answer<infer Value>> ? Value : never;

/** Several operations by their names: each has an input and what is done with it, and nothing else is there. */
export function operationsOf<Of extends Inputs, Run extends Runs<Of>>(
  inputs: Of,
  runs: Run & Record<Exclude<keyof Run, keyof Of>, never>,
  { noted }: { readonly noted: readonly (keyof Of & string)[] },
) {
  const all = Object.entries(inputs).map(([name, input]) => {
    const asked = { name, input, run: runs[name] };
    return [name, noted.includes(name) ? { ...asked, noted: true } : asked];
  });
  // Of each name its own.
  return Object.fromEntries(all) as {
    readonly [Name in keyof Of]: Operation<ReadonlyLists<z.output<Of[Name]>>, ValueOf<Run[Name]>>;
  };
}
