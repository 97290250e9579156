import Ajv from 'ajv/dist/2020.js';

/** No coercion: the wire's strings stay strings, and no input is silently changed. */
export function createAjv({ allErrors = false } = {}): Ajv {
  return new Ajv({ strict: false, allErrors, coerceTypes: false, useDefaults: false });
}

/** Finds the first problem. */
export const quick = createAjv();
/** Finds every problem: slower, so it is used only where one is not enough. */
export const thorough = createAjv({ allErrors: true });
