import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { joinedPact } from '#contracts/pact/pact-file.ts';
import { postmanCollection } from './postman.ts';

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: { readonly auth?: object; readonly header: readonly { readonly key: string }[] };
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
}

const COLLECTION = postmanCollection(joinedPact(), 'https://desk.example') as Item;
const CALLS = (COLLECTION.item ?? []).flatMap(({ item = [] }) => item);

describe('the Postman collection', () => {
  it('has one call of each operation', () => {
    expect(CALLS.map(({ name }) => name).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  });

  it('has its session in a variable alone', () => {
    for (const { request } of CALLS) {
      expect(request?.header.map(({ key }) => key)).not.toContain('Authorization');
    }
  });

  it('has scripts that can be read', () => {
    for (const { event = [] } of CALLS) {
      for (const { script } of event) expect(() => new Function('pm', script.exec.join('\n'))).not.toThrow();
    }
  });
});
