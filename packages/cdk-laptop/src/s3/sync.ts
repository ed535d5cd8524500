import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { guessContentType } from './content-types.ts';
import type { S3Object } from './bucket.ts';

export interface Sync {
  /** Folders. Files of a later one overwrite those of an earlier one. */
  readonly sources: readonly string[];
  /** `builds/abc`, or empty for the bucket's root. */
  readonly prefix: string;
  readonly exclude: readonly string[];
  readonly include: readonly string[];
  /** Whether to delete objects with the prefix that no source has. */
  readonly prune: boolean;
  /** As `aws s3 sync` takes them: `content-type`, `cache-control` … */
  readonly systemMetadata: Readonly<Record<string, string>>;
  readonly userMetadata: Readonly<Record<string, string>>;
}

/**
 * System metadata that S3 returns as response headers. The rest has no effect here. Source: "Working with object metadata"
 * in the S3 User Guide.
 */
export const systemHeaders = new Set([
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
]);

/** Does what `aws s3 sync` does, with the flags of the CDK's BucketDeployment. */
export function syncInto(objects: Map<string, S3Object>, sync: Sync): void {
  const prefix = sync.prefix === '' || sync.prefix.endsWith('/') ? sync.prefix : `${sync.prefix}/`;
  const files = new Map(sync.sources.flatMap(filesIn));
  if (sync.prune) {
    for (const key of objects.keys()) {
      const name = key.slice(prefix.length);
      if (key.startsWith(prefix) && !files.has(name) && isSelected(name, sync)) objects.delete(key);
    }
  }
  for (const [name, file] of files) {
    if (isSelected(name, sync))
      objects.set(prefix + name, { file, headers: headersOf(name, sync) });
  }
}

function filesIn(source: string): [name: string, file: string][] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(source, file).replaceAll('\\', '/'), file]);
}

/** The last matching filter decides, and includes come after excludes. Without a match a file is selected. */
function isSelected(name: string, { exclude, include }: Sync): boolean {
  const matches = (pattern: string) => globPattern(pattern).test(name);
  return include.some(matches) || !exclude.some(matches);
}

/** Python's `fnmatch`: unlike in a shell, `*` matches slashes. */
function globPattern(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
    .replaceAll('[!', '[^');
  return new RegExp(`^${source}$`, 's');
}

function headersOf(name: string, { systemMetadata, userMetadata }: Sync): Record<string, string> {
  const user = Object.entries(userMetadata).map(([key, value]) => [
    `x-amz-meta-${key.toLowerCase()}`,
    value,
  ]);
  const system = Object.entries(systemMetadata)
    .map(([key, value]) => [key.toLowerCase(), value] as const)
    .filter(([key]) => systemHeaders.has(key));
  return {
    'content-type': guessContentType(name),
    ...Object.fromEntries(system),
    ...Object.fromEntries(user),
  };
}
