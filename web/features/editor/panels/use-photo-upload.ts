import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_BYTES, PICTURE_KINDS } from '#contracts/rules/files/file-kinds.ts';
import { resourceKey } from '#web/kit/ask/send.ts';
import { failureWords } from '#web/lib/call/failure-words.ts';
import { chosenFileFlaw } from '#web/lib/files/chosen-file-flaw.ts';
import { bringPhoto } from '../model/bring-photo.ts';
import type { Photo } from '../model/photos.ts';

interface Upload {
  /** How many of them have come, and of how many; null while nothing is on its way. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** Those that were not taken, and why. */
  readonly problems: readonly string[];
}

/** What the picker offers. */
export const ACCEPTED_PICTURES = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

const NONE: Upload = { progress: null, problems: [] };

/** Brings photos one after another (上传照片); what one of them lacks does not hold up the others. */
export function usePhotoUpload(onBrought: (photos: readonly Photo[]) => void) {
  const [upload, setUpload] = useState(NONE);
  const queries = useQueryClient();

  async function bring(files: readonly File[]): Promise<void> {
    const brought: Photo[] = [];
    const problems: string[] = [];
    for (const [done, file] of files.entries()) {
      setUpload({ progress: { done, of: files.length }, problems });
      const flaw = await chosenFileFlaw(file, { kinds: PICTURE_KINDS, mostBytes: MOST_BYTES.jpeg });
      if (flaw !== '') {
        problems.push(`${file.name} ${flaw}`);
        continue;
      }
      const outcome = await bringPhoto(file);
      if (outcome.ok) brought.push(outcome.value);
      else problems.push(`${file.name}：${failureWords(outcome.error, '请重试')}`);
    }
    setUpload({ progress: null, problems });
    if (brought.length === 0) return;
    await queries.invalidateQueries({ queryKey: resourceKey('photos') });
    onBrought(brought);
  }

  return { ...upload, bring };
}
