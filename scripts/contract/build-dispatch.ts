import type { TableRow } from './build-table.ts';

/**
 * Which handler answers which operation: the one of its name. An operation without the file is left out and answered
 * by the contract; the compiler finds it missing, and the handler that answers something else.
 */
export function buildDispatch(
  operations: readonly TableRow[],
  hasFile: (path: string) => boolean = () => true,
): string {
  const handled = operations.filter(({ service, method }) =>
    hasFile(`server/services/${service}/${method}.ts`),
  );
  const sorted = handled.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const imports = sorted.map(
    ({ service, method }) =>
      `import { ${method} as ${service}_${method} } from '#server/services/${service}/${method}.ts';\n`,
  );
  const lines = sorted.map(({ id, service, method }) => `  '${id}': ${service}_${method},\n`);
  return [
    "import type { Handlers } from '#server/servlet/handler-types.ts';\n",
    ...imports,
    '\nexport const handlers = {\n',
    ...lines,
    '} satisfies Handlers;\n',
  ].join('');
}
