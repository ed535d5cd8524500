/** The used part of Lighthouse 13, because checking types does not require installing it. */
export interface LighthouseResult {
  readonly lighthouseVersion: string;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
}

export declare const desktopConfig: object;

export declare function lighthouse(
  url: string,
  flags: { readonly port: number; readonly logLevel: 'silent' },
  config?: object,
): Promise<{ readonly lhr: LighthouseResult } | undefined>;
