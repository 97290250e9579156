import { useEffect, useRef, useState } from 'react';
import { PICTURE_KINDS } from '#contracts/rules/files/file-kinds.ts';
import { PHOTO_MOST_BYTES, PHOTOS_MAX } from '#contracts/rules/orders/order-photos.ts';
import { isCancelled } from '#web/lib/call/cancelled.ts';
import { chosenFileFlaw } from '#web/lib/files/chosen-file-flaw.ts';
import { sendPhoto } from '../upload-photo.ts';

export interface Photo {
  readonly key: string;
  readonly file: File;
  /** Where the browser shows it before anybody else has it. */
  readonly preview: string;
  readonly stopped: AbortController;
  /** How much of it is there, 0 to 1. */
  readonly share: number;
  /** What it is called once it is there; empty before. */
  readonly name: string;
  /** Why it is not there; empty where nothing is wrong. */
  readonly problem: string;
}

const WANTED = { kinds: PICTURE_KINDS, mostBytes: PHOTO_MOST_BYTES };

let made = 0;

/** The photos of one form (照片): sent as soon as they are chosen, forgotten with the form. */
export function usePhotos(orderNo: string, send: typeof sendPhoto = sendPhoto) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isUnsupported, setIsUnsupported] = useState(false);
  const all = useRef(new Map<string, Photo>());

  useEffect(() => {
    const chosen = all.current;
    return () => {
      for (const photo of chosen.values()) forget(photo);
    };
  }, []);

  function change(key: string, how: Partial<Photo>): void {
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...how } : photo)));
  }

  async function bring({ key, file, stopped }: Photo): Promise<void> {
    change(key, { share: 0, problem: '' });
    const onShare = (share: number) => change(key, { share });
    try {
      const outcome = await send({ orderNo, file, signal: stopped.signal, onShare });
      if (outcome.ok) change(key, { name: outcome.value });
      else if (outcome.error.kind === 'not-there') setIsUnsupported(true);
      else change(key, { problem: outcome.error.message });
    } catch (error) {
      if (!isCancelled(error)) throw error;
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const flaws = await Promise.all(files.map((file) => chosenFileFlaw(file, WANTED)));
    const good = files.filter((_, at) => flaws[at] === '');
    const room = Math.max(0, PHOTOS_MAX - all.current.size);
    const taken = good.slice(0, room).map(photoOf);
    for (const photo of taken) all.current.set(photo.key, photo);
    const left = good.length - taken.length;
    setRefused([
      ...files.flatMap(({ name }, at) => (flaws[at] ? [`“${shortName(name)}”${flaws[at]}`] : [])),
      ...(left > 0 ? [`最多 ${PHOTOS_MAX} 张，其余 ${left} 张没有加入`] : []),
    ]);
    setPhotos((before) => [...before, ...taken]);
    for (const photo of taken) void bring(photo);
  }

  function remove(photo: Photo): void {
    forget(photo);
    all.current.delete(photo.key);
    setPhotos((before) => before.filter(({ key }) => key !== photo.key));
  }

  return {
    photos: isUnsupported ? [] : photos,
    refused,
    isUnsupported,
    add,
    remove,
    again: (photo: Photo) => void bring(photo),
    /** Nothing is on its way or failed: what is seen is what is sent. */
    isReady: isUnsupported || photos.every(({ name }) => name !== ''),
    /** As they travel with the form; nothing where there are none. */
    sent: isUnsupported || photos.length === 0 ? {} : { photos: photos.map(({ name }) => name).join(',') },
  };
}

export type Photos = ReturnType<typeof usePhotos>;

function photoOf(file: File): Photo {
  made += 1;
  const preview = URL.createObjectURL(file);
  return {
    key: `photo-${made}`,
    file,
    preview,
    stopped: new AbortController(),
    share: 0,
    name: '',
    problem: '',
  };
}

function forget({ stopped, preview }: Photo): void {
  stopped.abort();
  URL.revokeObjectURL(preview);
}

const NAME_SHOWN = 24;

/** Enough of a name to know the file by. */
function shortName(name: string): string {
  const letters = [...name];
  return letters.length > NAME_SHOWN ? `${letters.slice(0, NAME_SHOWN).join('')}…` : name;
}
