import { createHash } from 'node:crypto';
import document from '#contracts/generated/openapi.json' with { type: 'json' };

/** Identifies the contract this server was built from. */
export const CONTRACT_HASH = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
