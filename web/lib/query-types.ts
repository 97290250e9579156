import type { CallError } from './call-error.ts';

// Every query function unwraps an Outcome, so this is what a failed query holds.
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}
