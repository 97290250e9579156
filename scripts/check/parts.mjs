/** The two parts of `npm test`: the product, and the tools beside it. Every test and every check belongs to one. */
import { listFiles } from '../setup/hash.mjs';
import { root } from '../setup/paths.mjs';

export const PARTS = ['product', 'tools'];

const TEST = /^(?!web\/e2e\/).*(?<!\.pact)\.test\.tsx?$/;
const SPEC = /^web\/e2e\/[^/]+\.spec\.ts$/;
const OF_TOOLS =
  /^(?:scripts|server\/(?:replica|backend)|web\/tools|contracts\/control)\/|^web\/e2e\/(?:backend|bare-backend|console|demo|docs|fault-kinds|provenance|sandboxes)[\w-]*\.spec\.ts$/;
/** Checks that look at tools only. */
const CHECKS_OF_TOOLS = ['recipe', 'tools'];

export const partOfFile = (file) => (OF_TOOLS.test(file) ? 'tools' : 'product');

export const partOfStep = ({ name }) => (CHECKS_OF_TOOLS.includes(name) ? 'tools' : 'product');

/** The part of a plan: its tests and browser specs by their files, and the steps that are no lists of files. */
export function planOfPart({ tests, pact, specs, ...rest }, part) {
  const mine = (files, pattern) =>
    (files === 'all' ? testFiles().filter((file) => pattern.test(file)) : files).filter(
      (file) => partOfFile(file) === part,
    );
  return {
    ...rest,
    part,
    tests: mine(tests, TEST),
    pact: pact && part === 'product',
    specs: mine(specs, SPEC),
  };
}

export function testFiles() {
  return listFiles(root, ['contracts', 'db', 'server', 'web', 'scripts']).filter(
    (file) => TEST.test(file) || SPEC.test(file),
  );
}
