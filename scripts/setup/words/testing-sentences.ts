/** Every sentence for people that stands in a source file, as the table of the Chinese ones has to know it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');

/** Where one word alone is said to people already; elsewhere a single word is a name or a key. */
const SAYING = {
  properties: /^(?:expected|actual|text|label|problem|refusal|pretty)$/,
  calls:
    /^(?:rule|problem|failure|say|said|skip|check|step|price|preview|words|access|UsageError|Unreachable|SetupFailure|Skipped|Refused|WrongMedia|EnvProblem|badControlRequest)$/,
  names: /^(?:expected|actual|text|again|often|told|none|wanted|why|SOURCES|HEADINGS)$/,
  functions: /^(?:expectation|broken|kind|whyNot|withoutLogin|withoutInput|which|told|answeredBy)$/,
};

/** What is declared for the help has a table of its own, and what programs are told is no sentence. */
const OTHER = {
  properties:
    /^(?:meaning|summary|flags|fallback|choices|words|method|path|url|headers|operation|operations|title|description|reply|sent|meanings|effect|aspect|handler|tool)$/,
  calls:
    /^(?:call|open|drawFrom|atEveryEdge|partAt|wordAt|listAt|wordOf|listOf|fingerprintOf|RangeError|header|type|test|exec|includes|replace|replaceAll|split|join|startsWith|endsWith|annotation|junitReport|sarifReport|idem|rangeAt|boundaries|curlParts|RegExp)$/,
  names: /HELP$|^(?:HELP|END|EXIT_CODES|DEPENDS|fingerprint|input|url|base)$/,
};

/** A name has capitals or dots in it. */
const ONE_WORD = /^(?:[A-Z]+|[A-Z]?[a-z]+\.?)$/;

/**
 * The sentences of a file: what is filled in is {}, and what stands before its words is left out. Of a file that says much
 * else, those that are given to certain calls.
 */
export function sentencesIn(file: string, given?: RegExp): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isElsewhere(node)) return;
    if (given && !isGiven(node, given)) {
      ts.forEachChild(node, visit);
      return;
    }
    if (ts.isCallExpression(node) && OTHER.calls.test(nameOf(node.expression))) {
      visit(node.expression);
      return;
    }
    const template = textOf(node);
    if (template !== null) {
      const lines = template.split('\n').map(plain).filter(hasWords);
      found.push(...lines.filter((line) => /\s/.test(line) || (ONE_WORD.test(line) && isSaid(node))));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether it stands in what one of these calls is given. */
function isGiven(node: ts.Node, calls: RegExp): boolean {
  for (let each = node; each; each = each.parent) {
    if (each === node || !(ts.isCallExpression(each) || ts.isNewExpression(each))) continue;
    if (calls.test(nameOf(each.expression))) return true;
  }
  return false;
}

/** As the table has it: blanks without their kinds, nothing before the words. */
export function plain(template: string): string {
  return template
    .replaceAll(/\{\w*\}/g, '{}')
    .replaceAll(/(?:\{\}){2,}/g, '{}')
    .trim();
}

export function hasWords(template: string): boolean {
  return /[A-Za-z]{2,}/.test(template.replaceAll('{}', ' '));
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

const COMPARING = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

function isElsewhere(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isPropertyName(node) && 'name' in node.parent && node.parent.name === node) return true;
  if (ts.isPropertyAssignment(node)) return OTHER.properties.test(nameOf(node.name));
  if (ts.isVariableDeclaration(node)) return OTHER.names.test(nameOf(node.name));
  return ts.isBinaryExpression(node) && COMPARING.has(node.operatorToken.kind);
}

function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node) || ts.isStringLiteral(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

/** Whether it is given to somebody who says it, be it one of several that are given. */
function isSaid(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent))
    return parent.initializer === node && SAYING.properties.test(nameOf(parent.name));
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.expression !== node && SAYING.calls.test(nameOf(parent.expression));
  if (ts.isVariableDeclaration(parent)) return SAYING.names.test(nameOf(parent.name));
  if (ts.isReturnStatement(parent) || ts.isArrowFunction(parent))
    return SAYING.functions.test(functionAround(parent));
  const isPassedOn =
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSpreadElement(parent);
  return isPassedOn && isSaid(parent);
}

function functionAround(node: ts.Node): string {
  for (let each = node; each; each = each.parent) {
    if (ts.isFunctionDeclaration(each)) return each.name?.text ?? '';
    if (ts.isVariableDeclaration(each)) return nameOf(each.name);
  }
  return '';
}
