/** The file that says how a replica is started, for whoever would say the same every time: replica.config.json. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FLAG_OPTIONS, flagOf, SETTING_LIST, SETTINGS } from '../../server/settings.mjs';
import { SetupFailure } from './failure.mjs';
import { unknownWord } from './nearest.mjs';
import { spoken } from './words/words.mjs';

export const CONFIG_FILE = 'replica.config.json';

/** REPLICA_CONFIG names another file; "off" is none, for tests that must not depend on who runs them. */
function configFile(env, folder) {
  const named = env.REPLICA_CONFIG;
  if (named === 'off') return null;
  const file = resolve(folder, named || CONFIG_FILE);
  if (existsSync(file)) return file;
  if (named) throw new SetupFailure(spoken('REPLICA_CONFIG names {}, which is not there.', file), 2);
  return null;
}

/** What the file says, as the variables that would say the same; its paths are relative to the file. */
export function readConfig(env, folder) {
  const file = configFile(env, folder);
  if (file === null) return { file: null, variables: {} };
  const name = basename(file);
  const said = parsed(file, name);
  const keys = SETTING_LIST.filter(([, { isSecret }]) => !isSecret).map(([key]) => key);
  const variables = {};
  for (const [key, value] of Object.entries(said)) {
    if (key === '$schema') continue;
    const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
    if (!setting) throw new SetupFailure(`${name}: ${unknownWord('key', key, keys)}`, 2);
    const why = setting.isSecret
      ? spoken('a secret does not stand in a file: set {}', setting.variable)
      : problemOf(value, setting);
    if (why) throw new SetupFailure(spoken('{}: "{}" {}.', name, key, why), 2);
    variables[setting.variable] = textOf(value, setting, dirname(file));
  }
  return { file, variables };
}

function parsed(file, name) {
  let value;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SetupFailure(spoken('{} cannot be read: {}', name, error.message), 2);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new SetupFailure(spoken('{} has to be an object, such as { "port": 5190 }.', name), 2);
}

/** What is wrong about a value, or undefined. */
function problemOf(value, { kind, least, most, choices }) {
  if (kind === 'whole') {
    const isGood = Number.isInteger(value) && value >= least && value <= most;
    return isGood ? undefined : spoken('has to be a whole number from {} to {}', least, most);
  }
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : spoken('has to be true or false');
  if (kind === 'list') {
    const isGood = Array.isArray(value) && value.every((each) => isText(each) && !/[\s,]/.test(each));
    return isGood ? undefined : spoken('has to be a list of texts');
  }
  if (!isText(value)) return spoken('has to be a text');
  return !choices || choices.includes(value) ? undefined : spoken('has to be one of {}', choices.join(', '));
}

const isText = (value) => typeof value === 'string' && value !== '';

function textOf(value, { kind }, folder) {
  if (kind === 'flag') return value ? '1' : '0';
  if (kind === 'list') return value.join(',');
  return kind === 'path' ? resolve(folder, value) : String(value);
}

/** Lays what the file says under the environment; an empty variable is one that is not set. */
export function layConfig(folder, env = process.env) {
  for (const [variable, text] of Object.entries(readConfig(env, folder).variables)) env[variable] ||= text;
}

/**
 * Every setting as it would be, and who says so: flag, variable, file or nobody. `usual` is what the command itself
 * would choose.
 */
export function explainSettings(args, env, { file, variables }, usual = {}) {
  const values = flagValues(args);
  return SETTING_LIST.map(([name, setting]) => {
    const { variable, isSecret } = setting;
    const flag = flagOf(name);
    const found = [
      [setting.hasFlag ? values[flag] : undefined, `--${flag}`],
      [env[variable] || undefined, variable],
      [variables[variable], file && basename(file)],
      [usual[name] ?? setting.usual ?? '-', 'default'],
    ].find(([value]) => value !== undefined);
    return { name, value: isSecret && found[0] ? '(set)' : String(found[0]), source: found[1] };
  });
}

/** @returns {Record<string, unknown>} */
function flagValues(args) {
  try {
    return parseArgs({ args: [...args], options: FLAG_OPTIONS }).values;
  } catch (error) {
    throw new SetupFailure(error.message, 2);
  }
}

/** One line for each setting. */
export function settingLines(explained) {
  const width = (field) => Math.max(...explained.map((each) => each[field].length));
  const [names, values] = [width('name'), width('value')];
  return explained
    .map(({ name, value, source }) => `${name.padEnd(names)}  ${value.padEnd(values)}  ${source}`)
    .join('\n');
}

/** What an editor knows of the file: it completes keys and marks what is wrong. */
export function configSchema() {
  const properties = SETTING_LIST.filter(([, { isSecret }]) => !isSecret).map(([name, setting]) => [
    name,
    { description: setting.meaning, ...shapeOf(setting) },
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: CONFIG_FILE,
    type: 'object',
    additionalProperties: false,
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
  };
}

function shapeOf({ kind, least, most, choices, usual }) {
  if (kind === 'whole') {
    const fallback = usual === undefined ? {} : { default: Number(usual) };
    return { type: 'integer', minimum: least, maximum: most, ...fallback };
  }
  if (kind === 'flag') return { type: 'boolean', default: false };
  if (kind === 'list') return { type: 'array', items: { type: 'string', pattern: '^[^\\s,]+$' } };
  const fallback = usual === undefined ? {} : { default: usual };
  return { type: 'string', minLength: 1, ...(choices ? { enum: choices } : {}), ...fallback };
}
