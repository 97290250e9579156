/** Which limits and patterns of documented calls the specification says; every other one is marked as ours. */

import { describe, expect, it } from 'vitest';
import document from '#contracts/generated/openapi.json' with { type: 'json' };
import { OPERATIONS } from '#contracts/operations.ts';

type Part = Readonly<Record<string, unknown>>;

const LIMITS = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'enum', 'const', 'x-limits'];
const MARKS = ['x-provenance', 'x-provenance-form'];

/** Every one of these is a sentence of the specification: sections 3, 5 and 7. */
const SAID = [
  'ShopCarService.cartInfo reply data.data.buzhou[].IsShow',
  'ShoppingServiceMag.updateCart request count',
  'ShoppingServiceMag.updateCart request fuwu',
  'ShoppingServiceMag.updateCart request fxID',
  'ShoppingServiceMag.updateCart request pdfCnum',
  'ShoppingServiceMag.updateCart request pdfchecked',
  'ShoppingServiceMag.updateCart request prop1',
  'UserCenterMag.getThirdLoginInfo reply data.qrcodeUrl',
  'UserCenterMag.userIsLogin3 reply status',
];

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const partsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isPart(value) ? Object.entries(value) : [];

function unmarked(given: unknown, path: string): string[] {
  if (!isPart(given) || MARKS.some((mark) => Object.hasOwn(given, mark))) return [];
  if (typeof given.$ref === 'string') {
    const name = given.$ref.split('/').at(-1) ?? '';
    return unmarked(Reflect.get(document.components.schemas, name), path);
  }
  const own = LIMITS.some((limit) => Object.hasOwn(given, limit)) ? [path] : [];
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
    Array.isArray(given[key]) ? given[key] : [],
  );
  return [
    ...own,
    ...partsOf(given.properties).flatMap(([name, one]) =>
      unmarked(one, path === '' ? name : `${path}.${name}`),
    ),
    ...unmarked(given.items, `${path}[]`),
    ...unmarked(given.additionalProperties, `${path}.*`),
    ...branches.flatMap((branch) => unmarked(branch, path)),
  ];
}

function limitsOf(path: string, method: string): string[] {
  const operation: unknown = Reflect.get(Reflect.get(document.paths, path), method);
  if (!isPart(operation)) return [];
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  const bodies = partsOf(isPart(operation.requestBody) ? operation.requestBody.content : {});
  const replies = isPart(operation.responses) ? operation.responses['200'] : {};
  const contents = partsOf(isPart(replies) ? replies.content : {});
  const schemas = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([, content]) => (isPart(content) ? content.schema : undefined));
  return [
    ...parameters.flatMap((one) => unmarked(isPart(one) ? one.schema : {}, `request ${String(one.name)}`)),
    ...schemas(bodies).flatMap((schema) => unmarked(schema, '').map((field) => `request ${field}`)),
    ...schemas(contents).flatMap((schema) => unmarked(schema, '').map((field) => `reply ${field}`)),
  ];
}

describe('the limits of documented calls', () => {
  it('are those of the specification, or marked as ours', () => {
    const found = OPERATIONS.filter(({ provenance }) => provenance === 'documented').flatMap(
      ({ id, path, httpMethod }) => limitsOf(path, httpMethod.toLowerCase()).map((limit) => `${id} ${limit}`),
    );
    expect([...new Set(found)].sort()).toEqual(SAID);
  });
});
