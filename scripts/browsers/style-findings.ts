/** What a built style sheet uses that a browser of the floor lacks, and does without having said something older. */
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { DATA, type Feature, isLacked, partsOf } from './support.ts';

const { properties, selectors, types } = DATA.css;
const atRules = DATA.css['at-rules'];

const escaped = (names: readonly string[]) => names.join('|').replaceAll('-', '\\-');

const isFunction = (name: string) => /^[a-z][a-z0-9-]*$/.test(name);

/** Functions of values, wherever they may stand. */
const FUNCTIONS = [
  ...partsOf(types),
  ...partsOf(types.color),
  ...partsOf(types.image),
  ...partsOf(types['easing-function']),
]
  .filter(([name, feature]) => isFunction(name) && isLacked(feature))
  .map(([name]) => name);

const UNIT_GROUPS: Readonly<Record<string, string>> = {
  viewport_percentage_units_dynamic: 'dv[hwib]|dvmin|dvmax',
  viewport_percentage_units_large: 'lv[hwib]|lvmin|lvmax',
  viewport_percentage_units_small: 'sv[hwib]|svmin|svmax',
  container_query_length_units: 'cq[whib]|cqmin|cqmax',
};
const UNITS = partsOf(types.length)
  .filter(([name, feature]) => isLacked(feature) && (name in UNIT_GROUPS || /^[a-z]+$/.test(name)))
  .map(([name]) => UNIT_GROUPS[name] ?? name)
  .filter((name) => !['cap', 'ex'].includes(name));

const PSEUDOS = partsOf(selectors)
  .filter(([name, feature]) => isFunction(name) && isLacked(feature) && name !== 'nesting')
  .map(([name]) => name);

const VALUE = new RegExp(
  `(?<![\\w-])(?:${escaped(FUNCTIONS)})\\(|(?<=\\d)(?:${UNITS.join('|')})(?![\\w-])`,
  'g',
);
const PSEUDO = new RegExp(`::?(?:${escaped(PSEUDOS)})(?![\\w-])`, 'g');

/** Only words that can mean nothing else in a text, for the styles that scripts make. */
export const STYLE_WORDS =
  /(?<![\w-])(?:color-mix|light-dark)\(|(?<=\d)dv[hwib](?![\w-])|:(?:has|popover-open)(?![\w-])/g;

/** Words of one property that are newer than the property. */
function newWords(property: Feature | undefined, value: string): string[] {
  const words = new Set(value.split(/[\s,()/]+/));
  return partsOf(property).flatMap(([word, feature]) => (words.has(word) && isLacked(feature) ? [word] : []));
}

function newerIn({ prop, value }: Declaration): string[] {
  return [...[...value.matchAll(VALUE)].map(([word]) => word), ...newWords(properties[prop], value)];
}

/** Where the sheet itself asks first. */
function isAsked(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as Node['parent']) {
    if (parent.type === 'atrule' && (parent as unknown as AtRule).name === 'supports') return true;
  }
  return false;
}

/**
 * Something older of the same property stands before it. A value with a variable takes its place all the same: what is
 * in it is found out too late to go back.
 */
function hasOlder(declaration: Declaration): boolean {
  if (declaration.value.includes('var(')) return false;
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type === 'decl' && before.prop === declaration.prop && newerIn(before).length === 0)
      return true;
  }
  return false;
}

/** The same with a prefix stands beside it. */
function hasPrefixed({ parent, prop }: Declaration): boolean {
  const names = ['-webkit-', '-moz-'].map((prefix) => prefix + prop);
  return parent?.some((each) => each.type === 'decl' && names.includes(each.prop)) ?? false;
}

function ofDeclaration(declaration: Declaration): string[] {
  if (isAsked(declaration)) return [];
  const { prop } = declaration;
  if (hasPrefixed(declaration)) return [];
  const isNew = !prop.startsWith('-') && isLacked(properties[prop]);
  const words = hasOlder(declaration) ? [] : newerIn(declaration);
  return [
    ...(isNew ? [prop] : []),
    ...words.map((word) => `${prop.startsWith('--') ? '--' : prop}: ${word}`),
  ];
}

function ofRule(rule: Rule): string[] {
  if (isAsked(rule)) return [];
  // What holds a hidden field where the keyboard is: base.css has the same for browsers that do not know it.
  const selector = rule.selector.replaceAll(/:has\([^()]*:focus-visible\)/g, '');
  const owner = selector.includes(':where(.css-') ? 'antd ' : '';
  return [...selector.matchAll(PSEUDO)].map(([pseudo]) => owner + pseudo);
}

export function styleFindings(css: string): string[] {
  const found = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') for (const word of ofDeclaration(node)) found.add(word);
    if (node.type === 'rule') for (const word of ofRule(node)) found.add(word);
    if (node.type === 'atrule' && !isAsked(node) && isLacked(atRules[node.name])) found.add(`@${node.name}`);
  });
  return [...found].sort();
}
