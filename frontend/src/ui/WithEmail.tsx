import { NoBreakUnits } from './NoBreakUnits.tsx';

const address = /([\w.]+@[\w.]+\w)/;

/** A text in which an email address is a link. */
export function WithEmail({ children: text }: { readonly children: string }) {
  const [before = '', email, after = ''] = text.split(address);
  return (
    <>
      <NoBreakUnits>{before}</NoBreakUnits>
      {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
      <NoBreakUnits>{after}</NoBreakUnits>
    </>
  );
}
