import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { Draft } from './draft.ts';
import type { Problem } from './rules.ts';

interface Form<Field extends string, Result> {
  /** The problems to show, in the order of the form. */
  readonly problems: readonly Problem<Field>[];
  /** How many submissions were rejected, here or by the server: the error summary takes the focus at each. */
  readonly rejections: number;
  /** Of the last submission; null from the next one on. */
  readonly result: Result | null;
  readonly busy: boolean;
  messageFor: (field: Field) => string | undefined;
  /** What makes a `<form>` this form. */
  readonly formProps: Pick<
    ComponentProps<'form'>,
    'ref' | 'method' | 'action' | 'noValidate' | 'onInput' | 'onSubmit'
  >;
}

export interface Steps<Field extends string, Values, Result> {
  /** Reads the form once for each submission: `check` and `send` share its values. */
  read: (entries: FormData) => Values;
  /** The problems that the browser can see; with any, nothing is sent. */
  check: (values: Values) => readonly Problem<Field>[];
  /** Sends, and returns the problems that only the server can see. Never rejects. */
  send: (values: Values, form: HTMLFormElement) => Promise<Sent<Field, Result>>;
  /** The endpoint, for browsers without script. */
  action?: string;
  /** Keeps what is typed; `send` drops it. */
  draft?: Draft;
}

export interface Sent<Field extends string, Result> {
  readonly result: Result | null;
  readonly problems?: readonly Problem<Field>[];
}

/** One submission at a time of a form with uncontrolled inputs: what was typed before hydration stays. */
export function useForm<Field extends string, Values, Result>(
  steps: Steps<Field, Values, Result>,
): Form<Field, Result> {
  const { read, check, send, action, draft } = steps;
  const [problems, setProblems] = useState<readonly Problem<Field>[]>([]);
  const [rejections, setRejections] = useState(0);
  const [result, setResult] = useState<Result | null>(null);
  const [busy, setBusy] = useState(false);
  /** Not state: both clicks of a double click would see the old value. */
  const sending = useRef(false);
  const element = useDraft(draft);

  function show(found: readonly Problem<Field>[]) {
    setProblems(found);
    if (found.length > 0) setRejections((count) => count + 1);
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
    rejections,
    result,
    busy,
    messageFor: (field) => problems.find((entry) => entry.field === field)?.message,
    formProps: {
      ref: element,
      // Not `get`, which would put the values into a URL where script is off.
      method: 'post',
      action,
      noValidate: true,
      onInput({ currentTarget: form, target }) {
        draft?.keep(form);
        if (problems.length === 0) return;
        // A corrected field loses its problem at once, and one that only the server can check when it is edited.
        const found = check(read(new FormData(form)));
        const remains = ({ field }: Problem<Field>) =>
          form.elements.namedItem(field) !== target || found.some((each) => each.field === field);
        setProblems(problems.filter(remains));
      },
      onSubmit(event) {
        event.preventDefault();
        if (!sending.current) void submit(event.currentTarget);
      },
    },
  };
}

/** The form, with its draft. */
function useDraft(draft: Draft | undefined) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    draft?.restore(form);
    // Also what was typed before hydration.
    draft?.keep(form);
  }, [draft]);
  return element;
}
