export interface Counts {
  passed: number;
  failed: number;
}
export interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults?: { status: string }[] }[];
}
export interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number };
}
export function countStep(exitCode: number): Counts;
export function countVitest(report: VitestReport | undefined, exitCode: number): Counts;
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts;
export function addCounts(all: readonly Counts[]): Counts;
export function summaryLine(counts: Counts): string;
