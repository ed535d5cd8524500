interface PictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className?: string | undefined;
  /** True for the largest picture of the first view: it is fetched before everything else. */
  readonly first?: boolean;
}

/** A picture that keeps its place and is fetched when it is near the view. */
export function Picture({ first = false, alt, ...picture }: PictureProps) {
  return (
    <img
      {...picture}
      alt={alt}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  );
}
