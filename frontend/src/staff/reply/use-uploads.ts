import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '#contract/contact/message.ts';
import { callForStaff } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';
import { reply as words } from './content.ts';
import { problemOf, putFile, typeOf, uploadName } from './upload.ts';

/** A file of an unsent reply. */
export interface UploadedFile extends Attachment {
  /** Exists before the upload has an id. */
  readonly key: number;
  /** The share sent, 0 to 1; undefined once complete. */
  readonly progress?: number | undefined;
  readonly problem?: string | undefined;
  /** The file that a retry sends. Left out where a retry would not help. */
  readonly file?: File | undefined;
}

let lastKey = 0;

const { failed } = words.fileProblems;

/** @param restored a draft's files; one that was not uploaded blocks sending until its user removes it */
export function useUploads(contact: string, restored: readonly Attachment[]) {
  const [files, setFiles] = useState<readonly UploadedFile[]>(() =>
    restored.map((file) => ({
      ...file,
      key: (lastKey += 1),
      problem: file.id === '' ? failed : undefined,
    })),
  );
  const aborts = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const { current } = aborts;
    return () => current.forEach((abort) => abort.abort());
  }, []);

  const change = (key: number, made: Partial<UploadedFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...made } : each)));

  async function upload(key: number, file: File): Promise<void> {
    const type = typeOf(file);
    if (type === undefined) return;
    const abort = new AbortController();
    aborts.current.set(key, abort);
    change(key, { progress: 0, problem: undefined });
    try {
      const body = { name: uploadName(file), type, size: file.size };
      const call = callForStaff('POST /contact/{id}/attachments', {
        id: contact,
        body,
        signal: abort.signal,
      });
      const { id, url } = await dataOf(call);
      const onProgress = (progress: number) => change(key, { progress });
      await putFile(url, file, type, { signal: abort.signal, onProgress });
      change(key, { id, progress: undefined, file: undefined });
    } catch {
      change(key, { progress: undefined, problem: failed });
    }
  }

  return {
    files,
    isUploading: files.some(({ progress }) => progress !== undefined),
    hasProblem: files.some(({ problem }) => problem !== undefined),
    /** Without those that were refused, for the draft and, once nothing blocks it, the request. */
    attached: files
      .filter(({ problem }) => problem === undefined || problem === failed)
      .map(({ id, name, type, size }): Attachment => ({ id, name, type, size })),
    add: (added: readonly File[]) => {
      const counted = files.filter(({ problem }) => problem === undefined) as Pick<File, 'size'>[];
      for (const file of added) {
        lastKey += 1;
        const key = lastKey;
        const problem = problemOf(file, counted);
        const { type, size } = file;
        const shown = { key, id: '', name: uploadName(file), type, size };
        if (problem === undefined) {
          counted.push(file);
          setFiles((all) => [...all, { ...shown, progress: 0, file }]);
          void upload(key, file);
        } else setFiles((all) => [...all, { ...shown, problem }]);
      }
    },
    retry: ({ key, file }: UploadedFile) => file && void upload(key, file),
    remove: (key: number) => {
      aborts.current.get(key)?.abort();
      setFiles((all) => all.filter((each) => each.key !== key));
    },
  };
}
