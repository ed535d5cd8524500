interface OutsideFrameProps {
  /** A page of another origin, never of this site. */
  readonly src: string;
  readonly title: string;
  readonly className?: string | undefined;
}

/** Another company's page inside ours. It may run there what it is made of, and open tabs; nothing more. */
export function OutsideFrame({ src, title, className }: OutsideFrameProps) {
  return (
    <iframe
      className={className}
      src={src}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- "same origin" is its own, foreign to ours
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
