/** A replica that a program starts for itself. */
import type { World } from './world.ts';

export interface ReplicaOptions {
  /** A free one unless given. */
  readonly port?: number;
  /** 127.0.0.1 unless given. */
  readonly host?: string;
  /** A folder in which the data outlive it; in memory and a passing folder unless given. */
  readonly dataDir?: string;
  /** Another set of data. */
  readonly seed?: number;
  /** Its now, an ISO date. */
  readonly clock?: string;
  /** Which pages it serves: the plain product, or with the console beside it, or the demo's. */
  readonly pages?: 'web' | 'console' | 'demo';
  /** What a replica bound wider than to this machine wants of whoever steers it. */
  readonly controlToken?: string;
  /** In a process of its own, so that neither holds up the other. */
  readonly beside?: boolean;
}

export interface Replica {
  readonly url: string;
  /** In a process of its own: because that was asked for, or because the Node of this one is too old. */
  readonly isBeside: boolean;
  /** A world of that name: a private copy of the seed. */
  world(name: string): World;
  /** Answers a request by the path of its address, without the network where it runs in this process. */
  inject(request: Request): Promise<Response>;
  close(): Promise<void>;
}
