const WIDTH = 160;

/** JSON with a line for each part that fits into one: short enough to keep, and still comparable line by line. */
export function compactJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((part) => compactJson(part ?? null, deeper))
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => `${JSON.stringify(name)}: ${compactJson(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${indent}${close}`;
}
