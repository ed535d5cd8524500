import { Figures } from './Figures.tsx';

interface ParagraphProps {
  readonly className?: string | undefined;
  readonly children: string;
}

/** A paragraph without line breaks between a figure and its unit. */
export function Paragraph({ className, children }: ParagraphProps) {
  return (
    <p className={className}>
      <Figures>{children}</Figures>
    </p>
  );
}
