import { LONGEST_DELAY_MS } from '#contracts/control/faults.ts';
import type { DrawnFault, FaultKind } from './types.ts';

/** What a drawn fault names as its rule when the request asked for it. */
export const PREFERRED = 'prefer';

/** The codes that the product puts into the body of a reply with status 200. */
const BODY_CODES = [401, 403];

/**
 * A fault for one request only: `Prefer: code=500, delay=800`. Codes 401 and 403 come in the body, as the product
 * sends them; every other code from 400 to 599 is the HTTP status. A preference that cannot be honoured is ignored,
 * as the header's standard wants it, and a delay is never longer than the longest; the `preference-applied` reply header tells which were.
 */
export function drawPreferred(header: string): DrawnFault | null {
  const wishes = wishesOf(header);
  const code = wholeNumber(wishes.get('code'), 400, 599);
  const wished = wholeNumber(wishes.get('delay'), 0, Number.MAX_SAFE_INTEGER);
  const delayMs = wished === null ? null : Math.min(wished, LONGEST_DELAY_MS);
  if (code === null && delayMs === null) return null;
  return {
    ruleId: PREFERRED,
    draw: null,
    fault: faultOf(code, delayMs ?? 0),
    delayMs: delayMs ?? 0,
    delayedBy: null,
  };
}

export function preferenceApplied({ fault, delayMs }: DrawnFault): string {
  const code = fault.kind === 'code' ? fault.code : fault.kind === 'status' ? fault.status : null;
  return [...(code === null ? [] : [`code=${code}`]), ...(delayMs > 0 ? [`delay=${delayMs}`] : [])].join(
    ', ',
  );
}

function faultOf(code: number | null, delayMs: number): FaultKind {
  if (code === null) return { kind: 'delay', delay: { kind: 'fixed', ms: delayMs } };
  return BODY_CODES.includes(code) ? { kind: 'code', code } : { kind: 'status', status: code };
}

/** What a Prefer header asks for, by name. */
function wishesOf(header: string): Map<string, string> {
  return new Map(
    header.split(/[,;]/).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')];
    }),
  );
}

function wholeNumber(text: string | undefined, min: number, max: number): number | null {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
