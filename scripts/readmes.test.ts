/** The documents: links and anchors exist, commands exist, both languages of README say the same, decisions are indexed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '#scripts/setup/hash.mjs';

const ROOT = join(import.meta.dirname, '..');
const PLACES = [
  'README.md',
  'README.zh-CN.md',
  'CHANGELOG.md',
  'contracts',
  'db',
  'server',
  'web',
  'scripts',
  'package',
];
const DOCUMENTS = listFiles(ROOT, PLACES).filter((file) => file.endsWith('.md'));
const DECISIONS = 'contracts/decisions';

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const codeIn = (text: string) =>
  [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
const proseOf = (text: string) => text.replaceAll(/^```\w*\n[\s\S]*?^```$/gm, '');
const headingsIn = (text: string) =>
  [...proseOf(text).matchAll(/^(#+) (.*)$/gm)].map(([, level = '', title = '']) => ({ level, title }));
const linksIn = (text: string) =>
  [...proseOf(text).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);

/** The anchor that GitHub gives a heading. */
const anchorOf = (title: string) =>
  title.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]/gu, (sign) => (sign === ' ' ? '-' : ''));

function isDead(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path));
  if (anchor === undefined) return !existsSync(join(ROOT, target));
  return !headingsIn(textOf(target)).some(({ title }) => anchorOf(title) === anchor);
}

describe('every document', () => {
  it('links to files and headings that exist', () => {
    const dead = DOCUMENTS.flatMap((file) =>
      linksIn(textOf(file)).flatMap((link) => (isDead(file, link) ? [`${file}: ${link}`] : [])),
    );
    expect(dead).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const unknown = DOCUMENTS.flatMap((file) =>
      [...textOf(file).matchAll(/npm run (?:-s )?([\w:-]+)/g)].flatMap(([, name = '']) =>
        Object.hasOwn(scripts, name) ? [] : [`${file}: ${name}`],
      ),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the README of the contract', () => {
  it('shows an entry as it stands in its file', () => {
    const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(textOf('contracts/README.md')) ?? [];
    const entry = example.replaceAll(/^ {3}/gm, '').trim();
    expect(entry).toMatch(/^readNotice:/);
    expect(textOf('contracts/openapi/NoticeServiceMag.yaml')).toContain(entry);
  });
});

describe('README in English and Chinese', () => {
  const both = [textOf('README.md'), textOf('README.zh-CN.md')] as const;
  const same = (part: (text: string) => unknown) => expect(part(both[1])).toEqual(part(both[0]));

  it('has the same sections, tables and code', () => {
    same((text) => headingsIn(text).map(({ level }) => level));
    same((text) => text.match(/^(?:\|[^|\n]*)+/gm)?.map((row) => row.split('|').length));
    same((text) => codeIn(text).map((code) => code.replaceAll(/ +(?:#|\/\/) .*$/gm, '')));
  });

  it('has the same links, pictures, commands and addresses', () => {
    const jobs = ['github-verify.yml', 'gitlab-verify.yml', 'README.md'].map(
      (name) => `scripts/ci-kit/${name}`,
    );
    expect(linksIn(both[0])).toEqual(expect.arrayContaining(jobs));
    same((text) => linksIn(text).filter((link) => !/^#|^README/.test(link)));
    same((text) => [...new Set(proseOf(text).match(/`[^`\n]+`/g))].sort());
  });
});

describe('the index of the decisions', () => {
  const index = textOf(`${DECISIONS}/README.md`);
  const records = readdirSync(join(ROOT, DECISIONS)).filter((file) => /^\d{4}-/.test(file));

  it('lists every record once, by its title and status', () => {
    const lines = records.map((file) => {
      const text = textOf(`${DECISIONS}/${file}`);
      const [, title = ''] = /^# (.*)$/m.exec(text) ?? [];
      const [, successor] = /^Superseded in [\s\S]*?\[(\d+)\]/m.exec(text) ?? [];
      const status = successor === undefined ? 'accepted' : `accepted, superseded in part by ${successor}`;
      return `- [${title}](${file}): ${status}`;
    });
    expect(index.match(/^- .*$/gm)?.sort()).toEqual(lines.sort());
  });
});
