import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { formReadyEvent } from '../page-signals.ts';
import type { Draft } from './draft.ts';
import type { Problem } from './rules.ts';

interface Form<Field extends string, Result> {
  /** The problems to show, in the order of the form. */
  readonly problems: readonly Problem<Field>[];
  /** How often a submission was turned back: the error summary takes focus each time it grows. */
  readonly turnedBack: number;
  /** What became of the last submission; null from the next one on. */
  readonly result: Result | null;
  readonly busy: boolean;
  messageFor: (field: Field) => string | undefined;
  /** What makes a `<form>` this form. */
  readonly formProps: Pick<
    ComponentProps<'form'>,
    'ref' | 'method' | 'action' | 'noValidate' | 'onInput' | 'onSubmit'
  >;
}

interface Steps<Field extends string, Values, Result> {
  /** Reads the form once for each submission: `check` and `send` share its values. */
  read: (entries: FormData) => Values;
  /** The problems that the browser can see; with any, nothing is sent. */
  check: (values: Values) => readonly Problem<Field>[];
  /** Sends, and returns the problems that only the server can see. Never rejects. */
  send: (values: Values, form: HTMLFormElement) => Promise<Sent<Field, Result>>;
  /** Where the browser sends the form by itself, without script. */
  action?: string;
  /** Where what is written outlives the page; `send` drops it. */
  draft?: Draft;
}

export interface Sent<Field extends string, Result> {
  readonly result: Result | null;
  readonly problems?: readonly Problem<Field>[];
}

/**
 * One submission at a time of a form whose inputs keep their own values: what a visitor typed before
 * hydration is still there after it, and stays after a failure.
 */
export function useForm<Field extends string, Values, Result>({
  read,
  check,
  send,
  action,
  draft,
}: Steps<Field, Values, Result>): Form<Field, Result> {
  const [problems, setProblems] = useState<readonly Problem<Field>[]>([]);
  const [turnedBack, setTurnedBack] = useState(0);
  const [result, setResult] = useState<Result | null>(null);
  const [busy, setBusy] = useState(false);
  /** State is too late for a double click: both clicks would see the form idle. */
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    draft?.restore(form);
    // What was written before this code arrived is as worth keeping.
    draft?.keep(form);
    // Tells the page's loader, which kept a submission that came before this code did.
    form.dispatchEvent(new Event(formReadyEvent, { bubbles: true }));
  }, [draft]);

  function show(found: readonly Problem<Field>[]) {
    setProblems(found);
    if (found.length > 0) setTurnedBack((count) => count + 1);
  }

  async function submit(form: HTMLFormElement) {
    const values = read(new FormData(form));
    const found = check(values);
    show(found);
    setResult(null);
    if (found.length > 0) return;
    sending.current = true;
    setBusy(true);
    const sent = await send(values, form);
    sending.current = false;
    setBusy(false);
    setResult(sent.result);
    show(sent.problems ?? []);
  }

  return {
    problems,
    turnedBack,
    result,
    busy,
    messageFor: (field) => problems.find((entry) => entry.field === field)?.message,
    formProps: {
      ref: element,
      // Never `get`: should the browser ever send the form itself, nothing reaches a URL.
      method: 'post',
      action,
      noValidate: true,
      onInput({ currentTarget: form, target }) {
        draft?.keep(form);
        if (problems.length === 0) return;
        // A field that was corrected says so at once. One that only the server can judge is left to it until
        // somebody changes it.
        const found = check(read(new FormData(form)));
        const stays = ({ field }: Problem<Field>) =>
          form.elements.namedItem(field) !== target || found.some((each) => each.field === field);
        setProblems(problems.filter(stays));
      },
      onSubmit(event) {
        event.preventDefault();
        if (!sending.current) void submit(event.currentTarget);
      },
    },
  };
}
