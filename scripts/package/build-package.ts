/** `npm run package`: the tarball that other repositories install, in `dist`. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCaptured } from '../setup/child.mjs';
import { listFiles } from '../setup/hash.mjs';
import { npmCommand } from '../setup/npm.mjs';
import { bundle } from './bundle.ts';
import { copyFiles, packagesOfFiles } from './files.ts';
import { packageManifest } from './manifest.ts';
import { licencesOf, THIRD_PARTY, thirdPartyText } from './third-party.ts';
import { writeTypes } from './types.ts';

const root = join(import.meta.dirname, '../../');
const packageRoot = join(root, 'dist/package');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

rmSync(packageRoot, { recursive: true, force: true });
mkdirSync(packageRoot, { recursive: true });
const assets = copyFiles(root, packageRoot);
const packages = [...(await bundle(root, packageRoot, assets)), ...packagesOfFiles(root)];
const licences = licencesOf(packages, join(root, 'scripts/package/published/licences'));
writeFileSync(join(packageRoot, THIRD_PARTY), thirdPartyText(licences));
writeTypes(root, packageRoot);
const manifest = packageManifest(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
writeFileSync(join(packageRoot, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const [command, args, options] = npmCommand(['pack', '--pack-destination', join(root, 'dist')]);
const { code, output } = await runCaptured('npm-pack', command, args, { ...options, cwd: packageRoot });
if (code !== 0) throw new Error(output);
const tarball = join(root, 'dist', `${manifest.name}-${manifest.version}.tgz`);

const sizes = new Map<string, number>();
let whole = 0;
for (const file of listFiles(packageRoot, ['.'])) {
  const size = statSync(join(packageRoot, file)).size;
  const [, part = 'the rest'] = /^(?:\.\/)?(dist\/[^/]+|types)\//.exec(file) ?? [];
  sizes.set(part, (sizes.get(part) ?? 0) + size);
  whole += size;
}
for (const [part, size] of [...sizes].sort(([, one], [, other]) => other - one)) {
  console.log(`${megabytes(size).padStart(8)}  ${part}`);
}
console.log(`${licences.length} packages in ${THIRD_PARTY}`);
console.log(`${megabytes(whole).padStart(8)}  unpacked`);
console.log(`${megabytes(statSync(tarball).size).padStart(8)}  ${tarball.slice(root.length)}`);
