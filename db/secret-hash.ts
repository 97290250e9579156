import { createHash } from 'node:crypto';

/** Session tokens, login-session secrets and codes are kept as this, never as they are. Lower-case hex. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
