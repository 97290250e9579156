interface Packages {
  packages?: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>;
}
export function recordMatchesLock(lock: Packages, record: Packages): boolean;
export function nativeModuleLoads(): boolean;
export function isInstallCurrent(): boolean;
export function ensureInstalled(): Promise<void>;
