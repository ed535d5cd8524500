import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import type { Draft } from './draft.ts';
import type { Problem } from './rules.ts';

export interface Steps<Field extends string, Values, Result> {
  /** What the ids of its fields start with. */
  id?: string;
  /** Reads the form once per submission; `check` and `send` share its values. */
  read: (entries: FormData) => Values;
  /** The problems that the browser can detect. If there are any, nothing is sent. */
  check: (values: Values) => readonly Problem<Field>[];
  /** Sends, and returns the problems that only the server can detect. Never rejects. */
  send: (values: Values, form: HTMLFormElement) => Promise<Sent<Field, Result>>;
  /** The endpoint for browsers without script. */
  action?: string;
  /** Stores what is typed; `send` clears it. */
  draft?: Draft;
}

export interface Sent<Field extends string, Result> {
  readonly result: Result | null;
  readonly problems?: readonly Problem<Field>[];
}

/**
 * Handles a form with uncontrolled inputs, so that text typed before hydration stays. Only one submission runs at a
 * time.
 */
export function useForm<Field extends string, Values, Result>({
  id,
  read,
  check,
  send,
  action,
  draft,
}: Steps<Field, Values, Result>) {
  const [problems, setProblems] = useState<readonly Problem<Field>[]>([]);
  const [rejections, setRejections] = useState(0);
  const [result, setResult] = useState<Result | null>(null);
  const [busy, setBusy] = useState(false);
  /** A ref, not state: both clicks of a double click would see the old value. */
  const sending = useRef(false);
  const element = useDraft(draft, () => {
    setProblems([]);
    setResult(null);
  });

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
    // Words typed meanwhile would not be sent, and go with the rest once it is. Not a prop: some fields are static.
    const open = [...form.elements].filter((field) => !field.hasAttribute('readonly'));
    const hold = (isHeld: boolean) =>
      open.forEach((field) => field.toggleAttribute('readonly', isHeld));
    hold(true);
    const sent = await send(values, form);
    hold(false);
    sending.current = false;
    setBusy(false);
    setResult(sent.result);
    show(sent.problems ?? []);
  }

  const idOf = (field: string) => `${id}-${field}`;

  return {
    /** To show, in the form's order. */
    problems,
    /** How many submissions were rejected, by the browser or the server. The error summary gets the focus at each. */
    rejections,
    /** The outcome of the last submission; null once the next begins. */
    result,
    busy,
    /** The id of a field's input. */
    idOf,
    /** What ties an input to the form. */
    field: <Name extends Field>(name: Name) => ({
      id: idOf(name),
      name,
      problem: problems.find(({ field }) => field === name)?.message,
    }),
    /** Props to spread on the `<form>`. */
    formProps: {
      ref: element,
      // Not `get`, which would put the values into a URL if script is off.
      method: 'post',
      action,
      noValidate: true,
      onInput({ currentTarget: form, target }) {
        draft?.keep(form);
        if (problems.length === 0) return;
        // A corrected field loses its problem immediately; one that only the server can check loses it on editing.
        const found = check(read(new FormData(form)));
        const remains = ({ field }: Problem<Field>) =>
          form.elements.namedItem(field) !== target || found.some((each) => each.field === field);
        setProblems(problems.filter(remains));
      },
      onSubmit(event) {
        event.preventDefault();
        if (!sending.current) void submit(event.currentTarget);
      },
    } satisfies ComponentProps<'form'>,
  };
}

/** The form and its draft. */
function useDraft(draft: Draft | undefined, onRenewed: () => void) {
  const element = useRef<HTMLFormElement>(null);
  const renewed = useEffectEvent(onRenewed);
  useEffect(() => {
    const form = element.current;
    if (!form || !draft) return undefined;
    draft.restore(form);
    // Includes text typed before hydration.
    draft.keep(form);
    const end = new AbortController();
    let left: unknown;
    const leave = () => (left = draft.stored());
    // Back shows the page as it was left, though the draft may have been sent or changed in a later view of it.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || draft.stored() === left) return;
      form.reset();
      draft.restore(form);
      renewed();
    };
    addEventListener('pagehide', leave, { signal: end.signal });
    addEventListener('pageshow', comeBack, { signal: end.signal });
    return () => end.abort();
  }, [draft]);
  return element;
}
