/** A demo that one person shows to many: who leads it, and who follows. */
import type { ControlOperations } from './operation.ts';
import { flag, list, nullable, number, object, optional, type Static, text, whole, word } from './schema.ts';

/** No chapter has more steps. */
const MOST_STEPS = 99;
/** How much longer one press lets a visit last, in minutes. */
const LONGEST_EXTENSION = 60;

const place = { chapter: text, step: whole(0, MOST_STEPS) };
const version = whole(0, Number.MAX_SAFE_INTEGER);

const guest = object({
  /** In the order of their coming. */
  number,
  device: word(['phone', 'desk']),
  follows: flag,
  /** Whether the page is open right now. */
  isHere: flag,
  /** Null while no chapter was begun. */
  at: nullable(object(place)),
  /** When the visit ends at the latest. */
  endsAt: text,
  /** Whether it can last longer. */
  canExtend: flag,
});

const show = object({
  /** Another one after each move. */
  version: number,
  /** Another one after every change here. */
  change: number,
  ...place,
  /** By the clock of this machine. */
  now: text,
  /** Of the first move, or of the last restart of the clock. */
  startedAt: nullable(text),
  /** Whether the page that the room looks at is open. */
  hasStage: flag,
  guests: list(guest),
  /** Of this machine in its networks; none where only this machine is answered. */
  addresses: list(text),
});

export type ShowView = Static<typeof show>;
export type ShowGuest = Static<typeof guest>;

export const SHOW_OPERATIONS = {
  'POST /show/guest': {
    summary:
      'A guest of a shown demo says where it is, and hears where the presenter is: at once where that is another place than the known version, otherwise when it becomes one, after some seconds at the latest',
    body: object({ version, follows: flag, at: optional(object(place)) }),
    example: { version: 0, follows: true },
    reply: object({
      version: number,
      ...place,
      /** Of the last move that also calls those who look around by themselves. */
      called: number,
      /** In the order of their coming; 0 for the page of who presents. */
      number,
    }),
  },
  'GET /show': {
    summary:
      'The shown demo with its guests, for the presenter: at once where something changed since "change", otherwise when something does, after some seconds at the latest',
    query: object({ change: optional(version) }),
    reply: show,
  },
  'POST /show/move': {
    summary:
      'Leads all who follow to a step; with "everyone" those too who look around by themselves, with "restart" the presenter\'s clock begins anew',
    body: object({ ...place, everyone: optional(flag), restart: optional(flag) }),
    example: { chapter: 'cart', step: 0 },
    reply: show,
  },
  'POST /show/extend': {
    summary: 'Lets the visit of one guest, or of all, last longer: at most twice as long as usual',
    body: object({
      minutes: whole(1, LONGEST_EXTENSION),
      guest: optional(whole(1, Number.MAX_SAFE_INTEGER)),
    }),
    example: { minutes: 30 },
    reply: show,
  },
} satisfies ControlOperations;
