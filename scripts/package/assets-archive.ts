/** Writes what `server/plugins/assets-archive.ts` reads: everything that the pages load, in one file. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { AssetIndex, AssetPlace } from '#server/plugins/assets-archive.ts';

const TEXT = /\.(?:m?js|css|svg)$/;
/** What is smaller travels in one packet as it is. */
const WORTH_PACKING = 1000;

/** Answers where everything lies, for whoever reads it without the server. */
export function writeAssetsArchive(archive: string, files: ReadonlyMap<string, Buffer>): AssetIndex {
  const parts: Buffer[] = [];
  const index: Record<string, AssetPlace> = {};
  let at = 0;
  for (const [path, content] of files) {
    const isPacked = TEXT.test(path) && content.length > WORTH_PACKING;
    const part = isPacked ? gzipSync(content, { level: 9 }) : content;
    index[path] = [at, part.length, isPacked];
    parts.push(part);
    at += part.length;
  }
  writeFileSync(archive, Buffer.concat(parts));
  writeFileSync(`${archive}.json`, JSON.stringify(index));
  return index;
}
