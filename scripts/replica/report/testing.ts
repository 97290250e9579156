import { readFileSync } from 'node:fs';
import Ajv, { type ErrorObject } from 'ajv/dist/2020.js';

const ajv = new Ajv({ allErrors: true });

/** What a text has against the committed schema of that name; empty where it fits. */
export function schemaErrors(name: string, text: string): readonly ErrorObject[] {
  const schema = JSON.parse(readFileSync(new URL(`schemas/${name}.schema.json`, import.meta.url), 'utf8'));
  const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? []);
}
