import type {
  Attachment,
  attachmentTypes as contractTypes,
  AttachmentType,
} from '#contract/contact/message.ts';
import { staffLimits } from '#contract/limits.ts';
import { reply as words } from './content.ts';

/** The contract's own constant would bring its schemas. */
const attachmentTypes: typeof contractTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of a constant
const types = Object.entries(attachmentTypes) as [AttachmentType, readonly string[]][];

/** For a file picker. */
export const accepted = types
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

/** The type of a file that may be sent; browsers do not know the type of each. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): AttachmentType | undefined {
  const ending = name.split('.').pop()?.toLowerCase() ?? '';
  return types.find(([each, endings]) =>
    type === '' ? endings.includes(ending) : each === type.toLowerCase(),
  )?.[0];
}

/** Why a file cannot be sent beside others, or undefined. */
export function problemOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  others: readonly Pick<Attachment, 'size'>[],
): string | undefined {
  const { type, empty, size, count } = words.fileProblems;
  if (typeOf(file) === undefined) return type;
  if (file.size === 0) return empty;
  if (others.length >= staffLimits.attachments) return count;
  const total = others.reduce((sum, other) => sum + other.size, file.size);
  return total > staffLimits.attachmentBytes ? size : undefined;
}

/** A name within the API's limit, with its ending. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  const { max } = staffLimits.fileName;
  if (characters.length <= max) return name;
  const [ending = ''] = /\.[^.]{1,5}$/.exec(name) ?? [];
  return characters.slice(0, max - ending.length).join('') + ending;
}

/**
 * Stores a file at a presigned link. `fetch` says nothing of an upload's progress.
 * @param onProgress called with the part that is sent, 0 to 1
 * @throws Error unless the link takes it
 */
export function putFile(
  url: string,
  file: Blob,
  type: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.open('PUT', url);
  request.setRequestHeader('content-type', type);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
  request.addEventListener('load', () =>
    request.status >= 200 && request.status < 300
      ? resolve()
      : reject(new Error(`The upload returned ${request.status}.`)),
  );
  for (const failure of ['error', 'abort', 'timeout'])
    request.addEventListener(failure, () => reject(new Error('The upload failed.')));
  signal.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}
