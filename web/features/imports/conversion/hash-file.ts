import type { HashProgress } from './workers/hash-worker.ts';

/** The SHA-256 of a file (文件指纹) in hexadecimal; `onBytes` hears how many bytes are done. */
export function hashFile(file: Blob, onBytes?: (bytes: number) => void): Promise<string> {
  const worker = new Worker(new URL('./workers/hash-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<HashProgress>) => {
      if ('error' in data) return reject(data.error);
      if (data.hash === undefined) onBytes?.(data.bytes);
      else resolve(data.hash);
    });
    worker.addEventListener('error', () => reject(new Error('a worker could not be loaded, or broke')));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
