import { useEffect, useRef } from 'react';
import { consent } from '#contract/consent.ts';
import { Checkbox } from '../forms/Field.tsx';
import { PolicyLink, policy } from '../forms/PolicyLink.tsx';

const [before, after] = consent.text.split(policy, 2);

/** The contract's consent, never ticked by default, nor where Back shows a form as it was left. */
export function ConsentBox(props: { id: string; name: string; problem: string | undefined }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = box;
    return () => {
      if (current) current.checked = false;
    };
  }, []);
  return (
    <Checkbox
      {...props}
      ref={box}
      autoComplete="off"
      label={
        <>
          {before}
          <PolicyLink />
          {after}
        </>
      }
    />
  );
}
