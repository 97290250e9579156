import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import contract from './generated/openapi.json' with { type: 'json' };
import schemas from './generated/schemas.json' with { type: 'json' };
import { documentOfAnyValue, type ToolDocument, toolDocument, withPlainIds } from './tool-document.ts';

const DOCUMENT = toolDocument(contract as unknown as ToolDocument, 'https://desk.example');
const OPERATIONS = Object.values(DOCUMENT.paths).flatMap((item) => Object.values(item));
type Examples = Readonly<Record<string, { readonly value: unknown }>>;

const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema({
  ...DOCUMENT,
  $id: 'contract',
} as object);

function fits(schema: object, value: unknown): boolean {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))(value) === true;
}

describe('the contract for tools', () => {
  it('names where it was asked', () => {
    expect(DOCUMENT.servers).toMatchObject([{ url: 'https://desk.example' }]);
  });

  it('has one whole example of each request, which its own schema allows', () => {
    const wrong = OPERATIONS.flatMap(({ operationId, parameters = [], requestBody }) => {
      const inQuery = parameters.filter(({ required, schema, examples }) => {
        const example = (examples as Examples | undefined)?.success;
        return example === undefined ? required : !fits(schema, example.value);
      });
      const inBody = Object.values(requestBody?.content ?? {}).filter((media) => {
        const { schema, examples } = media as { schema: object; examples: Examples };
        return !fits(schema, examples.success?.value);
      });
      return inQuery.length + inBody.length > 0 ? [operationId] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('says the limits of what is sent as keywords, of a query and of a form', () => {
    const getInvoices = OPERATIONS.find(({ operationId }) => operationId === 'InvoiceServiceMag.getInvoices');
    const [page] = getInvoices?.parameters ?? [];
    expect(page?.schema).toEqual({ type: 'string', pattern: '^(1000000|[1-9][0-9]{0,5})$' });
    expect(DOCUMENT.components.schemas.SendCodeInput?.properties).toMatchObject({
      mobile: { type: 'string', pattern: '^1[0-9]{10}$' },
      purpose: { type: 'string', enum: ['register', 'reset', 'login'] },
    });
    expect(JSON.stringify(DOCUMENT)).not.toContain('x-limits');
  });

  it('keeps the limits from what our own server validates, which answers in words', () => {
    expect(JSON.stringify(schemas)).not.toContain('x-limits');
    const { purpose } = schemas['LoginServiceMag.sendCode'].input.properties;
    expect(purpose).toEqual({ type: 'string' });
  });

  it('lets requests hold anything where that is asked for', () => {
    const { components } = documentOfAnyValue(contract as unknown as ToolDocument, '');
    const { purpose = {} } = components.schemas.SendCodeInput?.properties ?? {};
    expect(Object.keys(purpose).sort()).toEqual(['examples', 'type', 'x-limits']);
  });

  it('says of every operation what any call can be answered, and keeps what an operation says itself', () => {
    for (const { responses } of OPERATIONS) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500', '503']));
    }
    const login = OPERATIONS.find(({ operationId }) => operationId === 'LoginServiceMag.loginByPassword');
    expect(login?.responses[429]).toEqual({ $ref: '#/components/responses/TooMany' });
    expect(login?.responses[401]).toBeUndefined();
  });

  it('refers to nothing that is not there', () => {
    const names = [...JSON.stringify(DOCUMENT).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    const parts = DOCUMENT.components as unknown as Readonly<Record<string, object>>;
    expect(names.filter(([, kind = '', name = '']) => !Object.hasOwn(parts[kind] ?? {}, name))).toEqual([]);
  });

  it('has names that are identifiers, as an alias or instead', () => {
    const plain = Object.values(withPlainIds(DOCUMENT).paths).flatMap((item) => Object.values(item));
    expect(OPERATIONS.map((one) => one['x-operation-alias'])).toEqual(plain.map((one) => one.operationId));
    expect(plain.filter(({ operationId }) => !/^[A-Za-z]\w*$/.test(operationId))).toEqual([]);
    expect(plain.map((one) => one['x-operation-alias'])).toEqual(OPERATIONS.map((one) => one.operationId));
  });
});
