import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERVLET_PATH } from '#contracts/servlet-url.ts';
import { type ContractDocument, operationsOf } from './document.ts';
import { FORMS, project } from './projections.ts';
import { unproject } from './testing.ts';

const CONTRACT: ContractDocument = JSON.parse(
  readFileSync(new URL('../../contracts/generated/openapi.json', import.meta.url), 'utf8'),
);

function sorted(document: ContractDocument): ContractDocument {
  const paths = Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...document, paths: Object.fromEntries(paths) };
}

describe('a projection of the contract', () => {
  it.each(FORMS)('%s comes back as it was', (form) => {
    expect(sorted(unproject(project(CONTRACT, form), form))).toEqual(sorted(CONTRACT));
  });

  it('to the wire has the two names in the query of each path', () => {
    const paths = Object.keys(project(CONTRACT, 'wire').paths);
    expect(paths).toContain(`${SERVLET_PATH}?serviceName=ShopCarService&medthodName=cartInfo`);
    expect(paths.filter((path) => path.startsWith(`${SERVLET_PATH}/`))).toEqual([]);
  });

  it('to one path leaves the servlet and what has a path of its own', () => {
    const single = project(CONTRACT, 'single');
    expect(Object.keys(single.paths).sort()).toEqual([SERVLET_PATH, '/uwp/web/doLoginout.jsp'].sort());
    const names = operationsOf(single)[0]?.operation.parameters?.map(({ name }) => name);
    expect(names).toEqual(['serviceName', 'medthodName']);
  });
});
