'use client';
/**
 * A form that is sent to a server action: what stands in its fields, what of it was refused and where,
 * and its way there. A field is bound by its name: `<Input label={…} {...form.text('name')} />`.
 */
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { goToFault } from './fault';
import { Refused } from './form';
import { actionOnPaper } from './keys';
import { type Answered, useSend } from './use-send';

/** The fields of a form that hold this. */
type NamesOf<Draft, Held> = {
  [Name in keyof Draft & string]: Draft[Name] extends Held ? Name : never;
}[keyof Draft & string];
type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** What a form sees by itself is wrong, as the server would say it. */
export const refused = (path: string, message: string) => ({
  ok: false as const,
  error: { path, message },
});

export function useForm<Draft extends object, Value>({
  begin,
  send,
  onDone,
}: {
  begin: Draft | (() => Draft);
  /** Sends it; `before` is where it was refused the last time, if it was. */
  send: (draft: Draft, before: string | undefined) => Promise<Answered<Value>>;
  /** After it is done, instead of showing the page anew. */
  onDone?: (value: Value) => void;
}) {
  const router = useRouter();
  const [draft, setDraft] = useState(begin);
  /** What came of it, until something is changed. */
  const [done, setDone] = useState<{ readonly value: Value }>();
  const { busy, failure, setFailure, ...sending } = useSend(
    (given: { readonly draft: Draft; readonly before: string | undefined }) =>
      send(given.draft, given.before),
  );
  const set = (more: Partial<Draft>) => {
    setFailure(null);
    setDone(undefined);
    setDraft((old) => ({ ...old, ...more }));
  };
  // The name of a field and what it holds belong together.
  const put = (name: string, held: unknown) => set({ [name]: held } as Partial<Draft>);
  // Of a list it may be one of its parts.
  const field = failure?.path.split('.', 1).join('') ?? '';
  /** Where on the page it is said what is wrong with a field: wherever that was asked for. */
  const told = new Set<string>();
  const fault = (path: string) => {
    told.add(path);
    return field === path ? failure?.message : undefined;
  };
  /** Sends what stands in it, with `more` that a key says. */
  const submit = async (more?: Partial<Draft>) => {
    setDone(undefined);
    const answer = await sending.send({ draft: { ...draft, ...more }, before: failure?.path });
    if (!answer) return;
    setDone(answer);
    if (onDone) onDone(answer.value);
    else router.refresh();
  };
  return {
    draft,
    set,
    /** Puts all of it in place of what was there; what came of it stays said. */
    renew: setDraft,
    busy,
    done,
    failure,
    fault,
    submit,
    /** Why it was refused, where no field says it: known once they are drawn. */
    get refused() {
      return failure && !told.has(field) ? failure.message : null;
    },
    text: <Name extends NamesOf<Draft, string>>(name: Name) => ({
      value: draft[name],
      fault: fault(name),
      onChange: ({ target }: Typed) => put(name, target.value),
    }),
    pick: <Name extends NamesOf<Draft, string>>(name: Name) => ({
      value: draft[name],
      fault: fault(name),
      onPick: (value: Draft[Name]) => put(name, value),
    }),
    tick: <Name extends NamesOf<Draft, boolean>>(name: Name) => ({
      checked: draft[name],
      onChange: (isTicked: boolean) => put(name, isTicked),
    }),
    choice: <Name extends NamesOf<Draft, string>>(name: Name) => ({
      value: draft[name],
      onChoose: (value: Draft[Name]) => put(name, value),
    }),
  };
}

/** As parts of a form are handed it, for those of its fields that they draw. */
export type FormOf<Draft extends object> = Pick<
  ReturnType<typeof useForm<Draft, unknown>>,
  'draft' | 'set' | 'fault' | 'text' | 'pick' | 'tick' | 'choice'
>;

/** The form itself: its fields, and at its foot why it was refused and the key that sends it. */
export function Form({
  of,
  save,
  look = actionOnPaper,
  isOff = false,
  saved,
  keys = (key) =>
    saved ? (
      <div className="flex items-center gap-3">
        {key}
        <span role="status" className="text-ink-dim">
          {of.done !== undefined && saved}
        </span>
      </div>
    ) : (
      key
    ),
  foot = (end) => end,
  isWrong = () => false,
  children,
  ...form
}: Omit<React.ComponentProps<'form'>, 'onSubmit'> & {
  of: {
    readonly busy: boolean;
    readonly refused: string | null;
    readonly done?: unknown;
    readonly submit: () => unknown;
  };
  /** What the key says, and how it looks. */
  save: React.ReactNode;
  look?: string;
  /** Is there nothing to be sent? */
  isOff?: boolean;
  /** What is said beside the key once it is done. */
  saved?: string;
  /** What stands beside the key, or in its place; and around all that stands at the foot. */
  keys?: (key: React.ReactNode) => React.ReactNode;
  foot?: (end: React.ReactNode) => React.ReactNode;
  /** Is it looked at once more, and not sent? */
  isWrong?: (form: HTMLFormElement) => boolean;
}) {
  return (
    <form
      {...form}
      // What a browser says about a field it says in its own language, and not where the page would.
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const key = (event.nativeEvent as SubmitEvent).submitter;
        if (isWrong(form)) return;
        await of.submit();
        // The key was off while it was on its way, which takes the focus from it.
        afterPaint(() => {
          if (!goToFault(form) && document.activeElement === document.body) key?.focus();
        });
      }}
    >
      {children}
      {foot(
        <>
          <Why of={of} />
          {keys(
            <button type="submit" className={look} disabled={of.busy || isOff}>
              {save}
            </button>,
          )}
        </>,
      )}
    </form>
  );
}

/** At the foot of a form: drawn after its fields, which may say it themselves. */
const Why = ({ of }: { of: { readonly refused: string | null } }) => (
  <Refused>{of.refused}</Refused>
);
