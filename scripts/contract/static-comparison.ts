/** The pacts against the contract, without a server: every exchange that was agreed must be one the contract allows. */
import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { operationOf, type PactDocument, type PactInteraction } from '#contracts/pact/pact-file.ts';
import { parseTotalReply } from '#contracts/rules/price/total-reply.ts';
import { contractAjv } from './contract-ajv.ts';
import type { ContractDocument, ContractOperation } from './document.ts';
import { virtualPact } from './virtual-pact.ts';

export interface StaticFinding {
  readonly interaction: string;
  readonly operation: string;
  /** Where in the interaction, as a path of its parts. */
  readonly place: string;
  readonly message: string;
}

/** What the contract has against the pact; the same defect is told once, whoever found it. */
export async function compareStatically(
  contract: ContractDocument,
  pact: PactDocument,
): Promise<StaticFinding[]> {
  const virtual = virtualPact(pact);
  const findings = [
    ...(await byComparator(contract, virtual)),
    ...virtual.interactions.flatMap((interaction) => ownFindings(contract, interaction)),
  ];
  const seen = new Set<string>();
  return findings.filter(({ interaction, place }) => {
    const defect = `${interaction} ${place.split('.').slice(0, 2).join('.')}`;
    if (seen.has(defect)) return false;
    seen.add(defect);
    return true;
  });
}

async function byComparator(contract: ContractDocument, pact: PactDocument): Promise<StaticFinding[]> {
  const findings: StaticFinding[] = [];
  const comparator = new Comparator({ oas: contract as never });
  for await (const result of comparator.compare(withoutTexts(pact) as never)) {
    if (result.type !== 'error') continue;
    const { interactionDescription = '', location = '' } = result.mockDetails ?? {};
    const place = String(location).replace(/^\[root\]\.interactions\[\d+\]\.?/, '');
    findings.push({
      interaction: interactionDescription ?? '',
      operation: operationOf({ description: interactionDescription ?? '' }),
      place: place || 'request.path',
      message: result.message,
    });
  }
  return findings;
}

/** A text is held against the JSON schema by the comparator, so it does not get to see one. */
function withoutTexts(pact: PactDocument): PactDocument {
  const interactions = pact.interactions.map((interaction) => {
    const { body, status } = interaction.response;
    return typeof body === 'string' ? { ...interaction, response: { status } } : interaction;
  });
  return { ...pact, interactions };
}

/** What the comparator leaves out: bodies that are text, and whether the exchange is the operation it claims to be. */
function ownFindings(contract: ContractDocument, interaction: PactInteraction): StaticFinding[] {
  const { description, request, response } = interaction;
  const named = operationOf({ description });
  const operation = contract.paths[request.path]?.[request.method.toLowerCase()];
  const finding = (place: string, message: string): StaticFinding => ({
    interaction: description,
    operation: named,
    place,
    message,
  });
  if (!operation) return [finding('request.path', `the contract has no ${request.method} ${request.path}`)];
  const claimed = operation.operationId === named;
  const claim = claimed ? [] : [finding('request.path', `this is a call of ${operation.operationId}`)];
  const text = textProblem(contract, operation, response.body);
  return [...claim, ...(text === null ? [] : [finding('response.body', text)])];
}

function textProblem(contract: ContractDocument, operation: ContractOperation, body: unknown): string | null {
  if (typeof body !== 'string') return null;
  const schema = operation.responses['200']?.content?.['text/plain']?.schema;
  if (!schema) return `${operation.operationId} never answers with a text`;
  const { operationId } = operation;
  if (operationId === 'ShoppingServiceMag.getTotal' && parseTotalReply(body) === null) {
    return `"${body}" is not at least seven values with a discount rate and a unit price`;
  }
  return validatorOf(contract, schema)(body) ? null : `"${body}" is not a text that the contract allows`;
}

const validators = new WeakMap<object, ValidateFunction>();

function validatorOf(contract: ContractDocument, schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  // References inside the schema are those of the whole document.
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  const validate = contractAjv(contract).compile(JSON.parse(text));
  validators.set(schema, validate);
  return validate;
}
