/** What a built script uses that a browser of the floor lacks, by the name of the function. */
import { type AnyNode, type Node, parse } from 'acorn';
import { LANGUAGE_FLOOR } from '../build/browser-floor.ts';
import { STYLE_WORDS } from './style-findings.ts';
import { DATA, type Feature, isCommon, isLacked, partsOf } from './support.ts';

const builtins = DATA.javascript.builtins;
const holders = [...partsOf(builtins), ...partsOf(DATA.api)];

/** What stands in the open: objects, interfaces, and the functions of a window. */
const GLOBALS = new Map<string, Feature>([
  ...partsOf(DATA.api.Window),
  ...partsOf(DATA.api.WorkerGlobalScope),
  ...holders,
]);

/** "canParse_static" of the interfaces, "groupBy" of the objects of the language. */
const nameOf = (part: string) => part.replace(/_(?:static|event|permission)$/, '');

/** Whether an object of this name lacks this member. */
function lacksMember(holder: string, member: string): boolean {
  const feature = builtins[holder]?.[member] ?? DATA.api[holder]?.[`${member}_static`];
  return isLacked(feature);
}

/** Members that only what is newer has: whatever they are called upon, they may be absent. */
const NEW_MEMBERS: ReadonlySet<string> = (() => {
  const old = new Set<string>();
  const young = new Set<string>();
  for (const [, holder] of holders) {
    for (const [part, feature] of partsOf(holder)) {
      if (!isLacked(feature)) old.add(nameOf(part));
      // What is a whole new object, or stands at an object itself, is found by the name of that.
      else if (!part.endsWith('_static') && !isLacked(holder) && isCommon(feature)) young.add(part);
    }
  }
  return new Set([...young].filter((name) => !old.has(name)));
})();

const ITERATOR_MEMBERS = new Set(partsOf(builtins.Iterator).map(([name]) => name));
const GIVES_ITERATOR = new Set(['values', 'keys', 'entries', 'matchAll']);

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function walk(
  node: Node,
  visit: (node: AnyNode, parent: AnyNode | null) => void,
  parent: AnyNode | null,
): void {
  visit(node as AnyNode, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node as AnyNode);
    }
  }
}

/** Every name that is declared anywhere in the script; a global of the same name is taken for it. */
function declaredIn(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const take = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(pattern.name);
    else if (pattern.type === 'AssignmentPattern') take(pattern.left);
    else if (pattern.type === 'RestElement') take(pattern.argument);
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(take);
    else if (pattern.type === 'ObjectPattern')
      for (const one of pattern.properties) take(one.type === 'Property' ? one.value : one);
  };
  walk(
    program,
    (node) => {
      if ('params' in node) node.params.forEach(take);
      if ('local' in node) take(node.local);
      if (node.type === 'CatchClause') take(node.param);
      if (
        node.type === 'VariableDeclarator' ||
        node.type.startsWith('Function') ||
        node.type.startsWith('Class')
      )
        take('id' in node ? node.id : null);
    },
    null,
  );
  return names;
}

const WINDOWS = new Set(['window', 'globalThis', 'self']);

/**
 * Absent on plain http beyond loopback: a phone in the same network has nothing else. MDN's data leave most of them out;
 * these are the members and objects that the standards keep for secure contexts.
 */
const SECURE = new Map([
  ['crypto', 'randomUUID subtle'],
  [
    'navigator',
    'bluetooth canShare clipboard credentials geolocation getBattery gpu hid keyboard locks mediaDevices ' +
      'registerProtocolHandler requestMIDIAccess serial serviceWorker share storage storageBuckets usb ' +
      'userAgentData virtualKeyboard wakeLock windowControlsOverlay xr',
  ],
]);
const SECURE_GLOBALS = new Set(
  (
    'AudioWorklet CacheStorage CookieStore EyeDropper FileSystemHandle IdleDetector Notification PaymentRequest ' +
    'VideoDecoder VideoEncoder caches cookieStore queryLocalFonts showDirectoryPicker showOpenFilePicker ' +
    'showSaveFilePicker'
  ).split(' '),
);

const isSecure = (holder: string, member: string) => SECURE.get(holder)?.split(' ').includes(member) ?? false;

/** A call of something that may be absent, unless the call says so itself. */
function calledMember(node: AnyNode): { readonly name: string; readonly on: AnyNode } | null {
  if (node.type !== 'CallExpression' || node.optional) return null;
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return null;
  return { name: callee.property.name, on: callee.object };
}

function isIterator(on: AnyNode): boolean {
  const made = calledMember(on);
  if (made === null || on.type !== 'CallExpression' || !GIVES_ITERATOR.has(made.name)) return false;
  // Object.keys and its like give lists, and want to be told of what.
  return made.name === 'matchAll' || on.arguments.length === 0;
}

export function scriptFindings(code: string): string[] {
  let program: Node;
  try {
    program = parse(code, { ecmaVersion: LANGUAGE_FLOOR, sourceType: 'module' });
  } catch (error) {
    return [`syntax: ${(error as Error).message}`];
  }
  const declared = declaredIn(program);
  const found = new Set<string>();
  const isFree = (node: AnyNode) => node.type === 'Identifier' && !declared.has(node.name);

  walk(
    program,
    (node, parent) => {
      if (node.type === 'Literal' || node.type === 'TemplateElement') {
        const text = String(node.type === 'Literal' ? node.value : node.value.cooked);
        for (const [word] of text.matchAll(STYLE_WORDS)) found.add(`css ${word}`);
      }
      if (node.type === 'Property' && node.key.type === 'Identifier' && ATTRIBUTES.has(node.key.name))
        found.add(`attribute ${node.key.name}`);
      if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
        const { object, property } = node;
        const holder = lastName(object);
        if (isSecure(holder, property.name)) found.add(`http: ${holder}.${property.name}`);
        if (WINDOWS.has(holder) && SECURE_GLOBALS.has(property.name)) found.add(`http: ${property.name}`);
        if (object.type === 'Identifier' && isFree(object)) {
          if (WINDOWS.has(object.name) && isLacked(GLOBALS.get(property.name))) found.add(property.name);
          if (lacksMember(object.name, property.name)) found.add(`${object.name}.${property.name}`);
        }
      }
      if (node.type === 'Identifier' && isFree(node) && isUsed(node, parent)) {
        if (isLacked(GLOBALS.get(node.name))) found.add(node.name);
        if (SECURE_GLOBALS.has(node.name)) found.add(`http: ${node.name}`);
      }
      const call = calledMember(node);
      if (call === null) return;
      if (NEW_MEMBERS.has(call.name)) found.add(`.${call.name}()`);
      if (ITERATOR_MEMBERS.has(call.name) && isIterator(call.on)) found.add(`iterator.${call.name}()`);
    },
    null,
  );
  return [...found].sort();
}

/** "navigator" of navigator and of window.navigator. */
function lastName(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  const isPlain = node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier';
  return isPlain && node.property.type === 'Identifier' ? node.property.name : '';
}

/** A name that stands for itself, and not the name of a member or of a property. */
function isUsed(node: AnyNode, parent: AnyNode | null): boolean {
  if (parent === null) return true;
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof';
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (
    parent.type === 'Property' ||
    parent.type === 'MethodDefinition' ||
    parent.type === 'PropertyDefinition'
  )
    return parent.value === node || parent.computed;
  return !['ExportSpecifier', 'ImportSpecifier', 'LabeledStatement', 'MetaProperty'].includes(parent.type);
}

/** As React writes them. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  partsOf(DATA.html.global_attributes)
    .filter(([, feature]) => isLacked(feature))
    .flatMap(([name]) => (name === 'popover' ? ['popover', 'popoverTarget', 'popoverTargetAction'] : [name])),
);
