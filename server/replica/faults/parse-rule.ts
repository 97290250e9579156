import { demanded, demandKnown, type Fields, fieldsOf, numberField, textField } from '../body.ts';
import { badControlRequest } from '../control-problem.ts';
import { LONGEST_DELAY_MS } from './draw-delay.ts';
import { operationOrRefuse } from './operation-name.ts';
import type { Delay, FaultKind, NewRule } from './types.ts';

const MOST_SKIPPED = 999_999_999;
const MS = { min: 0, max: LONGEST_DELAY_MS };

/** Every kind with the fields it reads beside those that every rule has. */
const OWN_FIELDS: Readonly<Record<FaultKind['kind'], readonly string[]>> = {
  delay: ['delay'],
  status: ['status'],
  code: ['code', 'message', 'needVip'],
  'business-failure': ['message'],
  text: ['text'],
  'double-encoded': [],
  'malformed-json': [],
  cut: [],
  hang: [],
};
const COMMON_FIELDS = ['operation', 'kind', 'times', 'probability', 'seed', 'skip'];

export const FAULT_KINDS = Object.keys(OWN_FIELDS);

/**
 * Reads `{operation, kind, times?, probability?, seed?, skip?, ...}`. A delay is `{delay: 800}`, `{delay: {minMs, maxMs}}`
 * or `{delay: {medianMs, sigma}}`.
 */
export function parseRule(body: unknown): NewRule {
  const fields = fieldsOf(body);
  const kind = kindOf(demanded(textField(fields, 'kind'), 'kind'));
  demandKnown(fields, [...COMMON_FIELDS, ...OWN_FIELDS[kind]]);
  const operation = demanded(textField(fields, 'operation'), 'operation');
  const times = numberField(fields, 'times', { min: 1, max: 1_000_000 });
  const probability = numberField(fields, 'probability', { min: 0, max: 1, isWhole: false });
  const seed = numberField(fields, 'seed', { min: 0, max: 2 ** 32 - 1 });
  const skip = numberField(fields, 'skip', { min: 0, max: MOST_SKIPPED });
  return {
    operation: operation === '*' ? '*' : operationOrRefuse(operation),
    fault: faultOf(kind, fields),
    ...(times === undefined ? {} : { times }),
    ...(probability === undefined ? {} : { probability }),
    ...(seed === undefined ? {} : { seed }),
    ...(skip === undefined ? {} : { skip }),
  };
}

function kindOf(text: string): FaultKind['kind'] {
  const kind = Object.keys(OWN_FIELDS).find((known) => known === text);
  if (kind) return kind as FaultKind['kind'];
  throw badControlRequest(`unknown kind "${text}"; known are ${FAULT_KINDS.join(', ')}`);
}

function faultOf(kind: FaultKind['kind'], fields: Fields): FaultKind {
  const message = textField(fields, 'message');
  const said = message === undefined ? {} : { message };
  switch (kind) {
    case 'delay':
      return { kind, delay: delayOf(fields.delay) };
    case 'status':
      return { kind, status: demanded(numberField(fields, 'status', { min: 400, max: 599 }), 'status') };
    case 'code': {
      const code = demanded(numberField(fields, 'code', { min: 1, max: 999_999 }), 'code');
      return { kind, code, ...said, ...needVipOf(fields.needVip) };
    }
    case 'business-failure':
      return { kind, ...said };
    case 'text':
      return { kind, text: demanded(textField(fields, 'text'), 'text') };
    default:
      return { kind };
  }
}

function needVipOf(value: unknown): { needVip?: string[] } {
  if (value === undefined) return {};
  if (Array.isArray(value) && value.every((level) => typeof level === 'string'))
    return { needVip: [...value] };
  throw badControlRequest('needVip must be a list of membership levels');
}

function delayOf(given: unknown): Delay {
  if (given === undefined) throw badControlRequest('delay is missing');
  if (given === null || typeof given !== 'object') {
    return { kind: 'fixed', ms: demanded(numberField({ delay: given }, 'delay', MS), 'delay') };
  }
  const fields = fieldsOf(given);
  if ('medianMs' in fields) {
    demandKnown(fields, ['kind', 'medianMs', 'sigma']);
    const medianMs = demanded(numberField(fields, 'medianMs', MS), 'medianMs');
    const sigma = demanded(numberField(fields, 'sigma', { min: 0, max: 5, isWhole: false }), 'sigma');
    return { kind: 'lognormal', medianMs, sigma };
  }
  if ('minMs' in fields) {
    demandKnown(fields, ['kind', 'minMs', 'maxMs']);
    const minMs = demanded(numberField(fields, 'minMs', MS), 'minMs');
    const maxMs = demanded(numberField(fields, 'maxMs', MS), 'maxMs');
    if (maxMs < minMs) throw badControlRequest('maxMs must not be less than minMs');
    return { kind: 'uniform', minMs, maxMs };
  }
  demandKnown(fields, ['kind', 'ms']);
  return { kind: 'fixed', ms: demanded(numberField(fields, 'ms', MS), 'ms') };
}
