export function isStale(text: string): boolean;
export function withLock<T>(path: string, work: () => Promise<T>, onWait?: (pid: string) => void): Promise<T>;
