/** A picture with its own size, so that its place is kept before it arrives. */
export interface Picture {
  readonly src: string;
  /** Pixels of the file itself. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who do not see it; empty where it only decorates. */
  readonly alt: string;
}
