import Ajv from 'ajv/dist/2020.js';

/** No coercion: the wire's strings stay strings, and no input is silently changed. */
export function createAjv({ allErrors = false } = {}): Ajv {
  // A schema is compiled at its first call, and all calls wait for it; tidying its code would take as long again.
  const code = { optimize: false };
  return new Ajv({ strict: false, allErrors, coerceTypes: false, useDefaults: false, code });
}

/** Finds the first problem. */
export const quick = createAjv();
/** Finds every problem: slower, so it is used only where one is not enough. */
export const thorough = createAjv({ allErrors: true });
