/** How much there is of what has to be shared, and how much of it one network, one world and one member may have. */
export interface Limits {
  readonly whole: number;
  readonly network: number;
  /** Where a world has no share of its own it is the network's. */
  readonly world?: number;
  readonly member?: number;
  /** Counted among strangers only; with a single user it would only be a limit. */
  readonly isOfStrangers?: true;
  /** What is held longer is cut off. */
  readonly longestMs?: number;
}

const MEGABYTE = 1024 * 1024;
const HALF_AN_HOUR_MS = 30 * 60_000;

/**
 * The one table of what is bounded in a server that strangers share. A fair behind one address has hundreds of browsers,
 * so the share of a network is no small one; it leaves enough for two others that are as busy.
 */
export const LIMITS = {
  /** Open at a time, six of each browser. */
  connections: { whole: 4000, network: 2000 },
  /** Worlds in memory: the machine says how many, and `seatLimits` what one network may have of them. */
  seats: { whole: Number.POSITIVE_INFINITY, network: Number.POSITIVE_INFINITY },
  /** Files on their way: a page sends two at once, and a member may have some pages open. */
  uploads: { whole: 60, network: 20, world: 6 },
  /** Pictures that wait to be decoded, or are; who goes away meanwhile leaves them there. */
  pictures: { whole: 60, network: 20, world: 6 },
  /** Invoices that wait to be drawn, or are. */
  papers: { whole: 60, network: 20, world: 6, isOfStrangers: true },
  /** Print files that wait to be drawn, or are; one that takes longer is given up, also on a busy machine. */
  prints: { whole: 60, network: 20, world: 6, longestMs: 900_000 },
  /** 导出我的数据: each is a stream that reads as fast as it is taken. */
  accountExports: { whole: 20, network: 6, world: 3, member: 1, longestMs: HALF_AN_HOUR_MS },
  /** Whole worlds as a file: each lies in memory until it is taken. */
  worldExports: { whole: 20, network: 6, world: 2, isOfStrangers: true, longestMs: HALF_AN_HOUR_MS },
  /** Whole worlds that come: each lies in memory until it is there. */
  imports: { whole: 12, network: 4, world: 1, isOfStrangers: true },
  /** Connections that wait for an answer that a fault holds back. */
  heldAnswers: { whole: 500, network: 160, world: 100 },
  /** Event streams, which stay open for hours. */
  streams: { whole: 1000, network: 200, world: 20 },
  /** Files of sandboxes, in bytes. */
  fileBytes: { whole: 4096 * MEGABYTE, network: 1024 * MEGABYTE, world: 300 * MEGABYTE },
  /** Snapshots, in bytes; the first of a world always has room. */
  snapshotBytes: { whole: 512 * MEGABYTE, network: 160 * MEGABYTE, world: 128 * MEGABYTE },
  /** Writes that can be taken back, in bytes. */
  momentBytes: { whole: 64 * MEGABYTE, network: 20 * MEGABYTE, world: MEGABYTE },
} as const satisfies Readonly<Record<string, Limits>>;

export type ShareName = keyof typeof LIMITS;
export type AllLimits = Readonly<Record<ShareName, Limits>>;

/** Where developers work more can be taken back. */
export const OWN_LIMITS: AllLimits = {
  ...LIMITS,
  momentBytes: { whole: 256 * MEGABYTE, network: 256 * MEGABYTE, world: 16 * MEGABYTE },
};

const LEAST_SEATS = 20;

/** In one room everyone comes from the same network. */
export function seatLimits(whole: number, isRoom = false): Limits {
  return { whole, network: isRoom ? whole : Math.max(LEAST_SEATS, Math.floor(whole / 4)) };
}
