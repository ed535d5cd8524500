import { NoBreakUnits } from './NoBreakUnits.tsx';

interface ParagraphProps {
  readonly className?: string | undefined;
  readonly children: string;
}

/** A paragraph without line breaks between a figure and its unit. */
export function Paragraph({ className, children }: ParagraphProps) {
  return (
    <p className={className}>
      <NoBreakUnits>{children}</NoBreakUnits>
    </p>
  );
}
