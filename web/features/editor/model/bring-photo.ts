import { uploads as configured } from '#web/lib/call/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';
import type { Uploads } from '#web/lib/files/uploads.ts';
import type { Photo } from './photos.ts';

/** Brings a photo to be placed in works (上传照片); answers it as it was measured. Rejects where it was given up. */
export async function bringPhoto(
  file: File,
  signal: AbortSignal,
  uploads: Uploads = configured(),
): Promise<Outcome<Photo>> {
  const fields = [
    ['name', file.name],
    ['file', file],
  ] as const;
  const reply = await uploads.send('/media/photos', fields, { signal });
  return outcomeOf(reply as { code: 0; data: Photo });
}
