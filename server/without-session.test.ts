import { expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { appForEachTest, factsOf } from './services/testing.ts';
import { exampleInput } from './testing/request-examples.ts';

const app = appForEachTest();

it.each(OPERATIONS.filter(({ session }) => session === 'required'))(
  '$id answers 401 as JSON without a session, and changes nothing',
  async ({ id }) => {
    const before = factsOf(app());
    for (const caller of [{}, { token: 'no-such-token' }]) {
      const { status, type, json } = await app().call(id, exampleInput(id), caller);
      expect({ status, type, json }).toMatchObject({
        ...{ status: 200, type: expect.stringMatching(/^application\/json/) },
        json: { code: 401, reason: 'not-logged-in' },
      });
    }
    expect(factsOf(app())).toBe(before);
  },
);
