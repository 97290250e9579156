export function readStamp(path: string): Record<string, unknown>;
export function updateStamp(path: string, entries: Record<string, unknown>): void;
