import Ajv from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import contract from '#contracts/generated/openapi.json' with { type: 'json' };
import { type ToolDocument, toolDocument } from '#contracts/tool-document.ts';
import { isSuccess } from './outcomes.ts';
import { joinedPact, operationOf, type PactInteraction } from './pact-file.ts';
import { requestFields } from './testing/request-fields.ts';

const FIELDS = requestFields(toolDocument(contract as unknown as ToolDocument, 'https://desk.example'));
const ajv = new Ajv({ strict: false, validateFormats: false });

/** Whether a request says what its limits do not allow. */
function isBeyond(interaction: PactInteraction): boolean {
  const { body, query = {} } = interaction.request;
  const sent = Object.fromEntries(
    body === undefined
      ? Object.entries(query).map(([name, [value]]) => [name, value])
      : new URLSearchParams(body),
  );
  const own = FIELDS.filter(({ operation }) => operation === operationOf(interaction));
  const properties = Object.fromEntries(own.map(({ field, schema }) => [field, schema]));
  return !ajv.validate({ type: 'object', properties }, sent);
}

it('refuses whatever goes beyond the limits, and nothing that succeeds does', () => {
  const { interactions } = joinedPact();
  const beyond = interactions.filter(isBeyond);
  expect(beyond.filter((one) => isSuccess(operationOf(one), one.response.body))).toEqual([]);
  expect(beyond.length).toBeGreaterThan(20);
});
