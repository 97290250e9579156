import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { MOST_BYTES, PICTURE_KINDS } from '#contracts/rules/files/file-kinds.ts';
import { resourceKey } from '#web/kit/ask/send.ts';
import { isCancelled } from '#web/lib/call/cancelled.ts';
import { failureWords } from '#web/lib/call/failure-words.ts';
import { useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import { chosenFileFlaw } from '#web/lib/files/chosen-file-flaw.ts';
import { bringPhoto } from '../model/bring-photo.ts';
import type { Photo } from '../model/photos.ts';

/** A file that was not taken. */
interface Failed {
  readonly words: string;
  /** To be sent again; null where it would be refused again. */
  readonly file: File | null;
}

interface Upload {
  /** How many of them are over, and of how many; null while nothing is on its way. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** How many came, of those that were chosen last. */
  readonly came: number;
  /** How many did not come because it was stopped. */
  readonly stopped: number;
  readonly failed: readonly Failed[];
}

/** What the picker offers. */
export const ACCEPTED_PICTURES = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

const NONE: Upload = { progress: null, came: 0, stopped: 0, failed: [] };

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Brings photos one after another (上传照片); what one of them lacks does not hold up the others. */
export function usePhotoUpload(onBrought: (photos: readonly Photo[], areAll: boolean) => void) {
  const [upload, setUpload] = useState(NONE);
  const queries = useQueryClient();
  const stopping = useRef(new AbortController());
  useUnloadWarning(upload.progress !== null);

  async function bring(files: readonly File[], before: readonly Failed[] = []): Promise<void> {
    const brought: Photo[] = [];
    let failed = before;
    let stopped = 0;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const tell = (progress: Upload['progress']) =>
      setUpload({ progress, came: brought.length, stopped, failed });
    for (const [done, file] of files.entries()) {
      tell({ done, of: files.length });
      const flaw = await chosenFileFlaw(file, { kinds: PICTURE_KINDS, mostBytes: MOST_BYTES.jpeg });
      if (flaw !== '') {
        failed = [...failed, { words: `${file.name} ${flaw}`, file: null }];
        continue;
      }
      const outcome = await bringPhoto(file, signal).catch(unlessStopped);
      if (outcome === null) {
        stopped = files.length - done;
        break;
      }
      if (outcome.ok) brought.push(outcome.value);
      else {
        failed = [...failed, { words: `${file.name}：${failureWords(outcome.error, '请重试')}`, file }];
      }
    }
    tell(null);
    if (brought.length === 0) return;
    await queries.invalidateQueries({ queryKey: resourceKey('photos') });
    onBrought(brought, failed.length === 0 && stopped === 0);
  }

  const { failed } = upload;
  return {
    ...upload,
    /** Why they were not taken; the same list until one more was not. */
    problems: useMemo(() => failed.map(({ words }) => words), [failed]),
    bring: (files: readonly File[]) => bring(files),
    /** What came stays; what was under way is given up (停止上传). */
    stop: () => stopping.current.abort(),
    /** Those that may come this time. */
    bringAgain: () =>
      bring(
        failed.flatMap(({ file }) => file ?? []),
        failed.filter(({ file }) => file === null),
      ),
  };
}

function unlessStopped(error: unknown): null {
  if (isCancelled(error)) return null;
  throw error;
}
