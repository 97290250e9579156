/** The texts of the licences of all that the package passes on, gathered from where npm put them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../build/bundled-packages.ts';

/** In the package. */
export const THIRD_PARTY = 'THIRD-PARTY.txt';

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly texts: readonly string[];
}

const TEXT_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[-_.].*)?$/i;
/** What is said with other words than a file of that name: the parts of a library that is one file. */
const ALSO: Readonly<Record<string, RegExp>> = { '@img/sharp-wasm32': /^README\.md$/ };
/** By their short names, for packages that name a licence and do not bring it. */
const KNOWN = ['MIT', 'Apache-2.0', 'LGPL-3.0', 'GPL-3.0'];
/** The one is a few words more than the other. */
const STANDS_ON: Readonly<Record<string, string>> = { 'LGPL-3.0': 'GPL-3.0' };

/** The folders of the packages whose modules a bundler read. */
export function foldersOf(root: string, inputs: readonly string[]): string[] {
  const found = inputs.flatMap((path) => packageFolder(join(root, path)) ?? []);
  return [...new Set(found)];
}

/** Throws where a package names no licence that there is a text of. */
export function licenceOf(folder: string, textsRoot: string): PackageLicence {
  const {
    name,
    version,
    license = '',
    author,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = textFiles(folder, ALSO[name]).map((file) => readFileSync(join(folder, file), 'utf8'));
  const words = String(license).split(/[\s()]/);
  const wanted = KNOWN.filter((known) => words.some((word) => word.startsWith(known)));
  // A text of its own says all of it, but for a library that is made of others.
  const added = own.length > 0 && ALSO[name] === undefined ? [] : wanted;
  const known = new Set(added.flatMap((each) => [each, STANDS_ON[each] ?? []].flat()));
  const texts = [
    ...own,
    ...[...known].map(
      (each) => `${copyright(each, author)}${readFileSync(join(textsRoot, `${each}.txt`), 'utf8')}`,
    ),
  ];
  if (texts.length === 0)
    throw new Error(`${name} brings no text of its licence (${license || 'none named'})`);
  return { name, version, licence: String(license), texts: texts.map((text) => text.trim()) };
}

/** Its parts may have texts of their own, in folders below. */
function textFiles(folder: string, also: RegExp | undefined): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && (TEXT_FILE.test(entry.name) || also?.test(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !/(?:^|[\\/])node_modules[\\/]/.test(path) && !/\.(?:[cm]?[jt]s|json|map)$/.test(path))
    .sort();
}

function copyright(known: string, author: string | { readonly name?: string } | undefined): string {
  if (known !== 'MIT') return '';
  const name = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name;
  return `Copyright (c) ${name ?? 'its authors'}\n\n`;
}

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

/** Every text once, under the names of all that come with it. */
export function thirdPartyText(licences: readonly PackageLicence[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, licence, texts } of licences) {
    for (const text of texts) {
      const title = `${name} ${version} (${licence})`;
      const titles = byText.get(text) ?? [];
      if (!titles.includes(title)) titles.push(title);
      byText.set(text, titles);
    }
  }
  const parts = [...byText].map(([text, titles]) => `${titles.sort().join('\n')}\n\n${text}`).sort();
  return `What this package is made of beside its own code, and the terms of each.${LINE}${parts.join(LINE)}\n`;
}

/** All packages of these folders, each version once. */
export function licencesOf(folders: readonly string[], textsRoot: string): PackageLicence[] {
  const found = new Map<string, PackageLicence>();
  for (const folder of folders) {
    // A folder of a package may have manifests of its own that name nothing.
    if (!existsSync(join(folder, 'package.json'))) throw new Error(`${folder} is no package`);
    const licence = licenceOf(folder, textsRoot);
    found.set(`${licence.name}@${licence.version}`, licence);
  }
  return [...found.values()];
}
