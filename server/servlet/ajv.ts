import Ajv, { type Options } from 'ajv/dist/2020.js';

/** No coercion: the wire's strings stay strings, and what a client sends is never silently something else. */
export function createAjv({
  allErrors = false,
  formats = {},
  code,
}: Pick<Options, 'allErrors' | 'formats' | 'code'> = {}): Ajv {
  const logger = Object.keys(formats).length === 0 ? undefined : false;
  return new Ajv({ strict: false, allErrors, coerceTypes: false, useDefaults: false, formats, logger, code });
}

/** Finds the first problem. */
export const quick = createAjv();
/** Finds every problem: slower, so it is asked where one is not enough. */
export const thorough = createAjv({ allErrors: true });
