import type { OrderState } from './order-states.ts';
import { PRODUCTION_STAGES } from './order-times.ts';

export type StageStatus = 'done' | 'now' | 'todo';

export interface ProgressStage {
  readonly key: string;
  readonly name: string;
  readonly status: StageStatus;
}

export interface OrderProgress {
  readonly percent: number;
  readonly stages: readonly ProgressStage[];
}

export interface ProgressFacts {
  readonly state: OrderState;
  /** The production stage while producing or delayed. */
  readonly stage: string;
  readonly wantsProof: boolean;
  readonly paidAt: number | null;
  readonly readyAt: number | null;
  readonly shippedAt: number | null;
  readonly doneAt: number | null;
}

/** The beginning and the end of production on the bar; it takes the longest, so it gets the most room. */
const PRODUCTION_FROM = 30;
const PRODUCTION_TO = 80;

const ENDED: readonly OrderState[] = ['refunding', 'canceled', 'closed'];

/** The progress of an order (进度): few stages, and a percentage. A cancelled order stays where it was. */
export function orderProgress(facts: ProgressFacts): OrderProgress {
  const isProduced = facts.shippedAt !== null;
  const steps = [
    { key: 'paid', name: '付款', isDone: facts.paidAt !== null },
    { key: 'checked', name: '审稿', isDone: facts.readyAt !== null || facts.state === 'proofing' },
    ...(facts.wantsProof ? [{ key: 'proof', name: '样稿', isDone: facts.readyAt !== null }] : []),
    { key: 'produced', name: '生产', isDone: isProduced },
    { key: 'shipped', name: '发货', isDone: isProduced },
    { key: 'received', name: '收货', isDone: facts.doneAt !== null },
  ];
  const next = ENDED.includes(facts.state) ? -1 : steps.findIndex(({ isDone }) => !isDone);
  const stages = steps.map(({ key, name, isDone }, place): ProgressStage => {
    return { key, name, status: isDone ? 'done' : place === next ? 'now' : 'todo' };
  });
  return { percent: percentOf(facts), stages };
}

function percentOf(facts: ProgressFacts): number {
  if (facts.doneAt !== null) return 100;
  if (facts.shippedAt !== null) return 90;
  if (facts.stage !== '') return producedPercent(facts.stage);
  if (facts.readyAt !== null) return 25;
  if (facts.state === 'proofing') return 20;
  return facts.paidAt === null ? 0 : 10;
}

function producedPercent(stage: string): number {
  const place = PRODUCTION_STAGES.findIndex(({ key }) => key === stage);
  const sum = (stages: typeof PRODUCTION_STAGES) =>
    stages.reduce((total, { durationMs }) => total + durationMs, 0);
  const share = sum(PRODUCTION_STAGES.slice(0, place)) / sum(PRODUCTION_STAGES);
  return PRODUCTION_FROM + Math.floor((PRODUCTION_TO - PRODUCTION_FROM) * share);
}
