import { hash } from 'node:crypto';

/** Session tokens, login-session secrets and codes are kept as this, never as they are. Lower-case hex. */
export function secretHash(secret: string): string {
  return hash('sha256', secret);
}
