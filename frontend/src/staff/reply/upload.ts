import type {
  Attachment,
  attachmentTypes as contractTypes,
  AttachmentType,
} from '#contract/contact/message.ts';
import { staffLimits } from '#contract/limits.ts';
import { reply as words } from './content.ts';

/** Importing the contract's constant would bundle its schemas. */
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

/** The type of an allowed file; browsers do not know all of them. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): AttachmentType | undefined {
  const ending = name.split('.').pop()?.toLowerCase() ?? '';
  return types.find(([each, endings]) =>
    type === '' ? endings.includes(ending) : each === type.toLowerCase(),
  )?.[0];
}

/** Why a file cannot be sent with the others; undefined if it can. */
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

/** A file's name as the API takes it: shortened, and with an ending of its type, which browsers see in `a.jfif`, too. */
export function uploadName(file: Pick<File, 'name' | 'type'>): string {
  const type = typeOf(file);
  const endings: readonly string[] = type === undefined ? [] : attachmentTypes[type];
  const isNamed = endings.some((each) => file.name.toLowerCase().endsWith(`.${each}`));
  const name = isNamed || type === undefined ? file.name : `${file.name}.${endings[0]}`;
  const characters = Array.from(name);
  const { max } = staffLimits.fileName;
  if (characters.length <= max) return name;
  const [ending = ''] = /\.[^.]{1,5}$/.exec(name) ?? [];
  return characters.slice(0, max - ending.length).join('') + ending;
}

/**
 * Uploads a file to a presigned link. `fetch` does not report upload progress.
 * @param onProgress called with the share sent, 0 to 1
 * @throws Error if the link rejects it
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
