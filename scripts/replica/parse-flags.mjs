import { SetupFailure } from '../setup/failure.mjs';
import { unknownWord } from '../setup/nearest.mjs';
import { words } from '../setup/words/words.mjs';

/**
 * "--port 0" and "--port=0" as { port: '0' }; every flag but the switches has a value, and an unknown one is a usage
 * error.
 */
export function parseFlags(args, known, switches = []) {
  const values = {};
  const rest = [...args];
  while (rest.length > 0) {
    const word = rest.shift();
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) throw new SetupFailure(words().unexpected(word), 2);
    if (!known.includes(name)) {
      const flags = known.map((flag) => `--${flag}`);
      throw new SetupFailure(unknownWord('flag', `--${name}`, [...flags, '--help']), 2);
    }
    if (switches.includes(name) && inline === undefined) {
      values[name] = 'true';
      continue;
    }
    const value = inline ?? rest.shift();
    if (value === undefined) throw new SetupFailure(words().needsValue(name), 2);
    values[name] = value;
  }
  return values;
}
