import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readMeta } from '#db/meta.ts';
import { beginSession } from '#db/queries/account/devices.ts';
import { deleteSession } from '#db/queries/account/sessions.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { forgetUnusedFiles } from '#db/queries/files/unused-files.ts';
import { secretHash } from '#db/secret-hash.ts';
import { callerNetwork } from '#server/caller-network.ts';
import { refusal } from '#server/errors.ts';
import { LOGIN_COOKIE, ownCookie } from '#server/own-cookies.ts';
import type { PrintDesk } from '#server/print/print-room.ts';
import { holderOf } from '#server/shares/hold-share.ts';
import type { Presence } from '#server/worlds/presence.ts';
import type { BudgetName } from './address-budgets.ts';
import { decided } from './call-notes.ts';
import type { Context } from './handler-types.ts';
import { readingRights } from './reading-rights.ts';
import { seededDigits } from './seeded-digits.ts';
import { clearSessionCookie, SESSION_LIFETIME_MS, setSessionCookie } from './session.ts';

const MARK = /^[0-9a-f]{64}$/;
/** Longer than any login under way. */
const MARK_LIFETIME_S = 15 * 60;

/** The input of a handler: a lazy view of the request that hides the web framework. */
class RequestContext implements Context {
  readonly now: number;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.now = request.world.clock.now();
    this.#request = request;
    this.#reply = reply;
  }

  get db() {
    return this.#request.world.db;
  }

  get traceId(): string {
    return this.#request.id;
  }

  outsideUrl(path: string): string {
    const { protocol, host, world } = this.#request;
    const ticket = world.sandbox ? `?sandbox=${world.sandbox.ticket}` : '';
    return `${protocol}://${host}${path}${ticket}`;
  }

  get device(): string {
    return String(this.#request.headers['user-agent'] ?? '').slice(0, 200);
  }

  get ip(): string {
    return this.#request.ip;
  }

  get network(): string {
    return callerNetwork(this.#request.ip);
  }

  get visitor(): UserRow | null {
    return this.#request.visitor;
  }

  get user(): UserRow {
    if (!this.#request.visitor) throw refusal('not-logged-in');
    return this.#request.visitor;
  }

  secret(): string {
    return randomBytes(32).toString('hex');
  }

  digits(count: number, of: string): string {
    const seed = readMeta(this.db, 'seed') ?? '';
    return seededDigits(count, `${seed} ${of}`);
  }

  giveRight(subject: string): string {
    return readingRights(this.#request.world.exportKey).give(subject, this.now);
  }

  hasRight(subject: string, right: string): boolean {
    return readingRights(this.#request.world.exportKey).holds(right, subject, this.now);
  }

  spend(budget: BudgetName): () => void {
    return this.#request.server.budgets.spend(budget, this.#request.ip);
  }

  get prints(): PrintDesk {
    const { server, world } = this.#request;
    const { db } = world;
    return server.printRoom.deskOf({
      holder: holderOf(this.#request),
      take: () => world.shares.take('prints', holderOf(this.#request)),
      find: (hash) => world.files.find(hash),
      isOver: () => !db.sqlite.open,
      pause: () => server.pauseFor(world),
    });
  }

  get presence(): Presence {
    return this.#request.world.presence;
  }

  dropUnusedFiles(): void {
    forgetUnusedFiles(this.db);
    this.#request.world.sweepFiles();
  }

  decided(text: string): void {
    decided(this.#request, text);
  }

  markBrowser(): string {
    // Two tabs may each show a code, so a browser keeps its mark.
    const known = this.#request.cookies[LOGIN_COOKIE] ?? '';
    const mark = MARK.test(known) ? known : this.secret();
    this.#reply.setCookie(LOGIN_COOKIE, mark, { ...ownCookie(this.#request), maxAge: MARK_LIFETIME_S });
    return secretHash(mark);
  }

  isMarked(kept: string): boolean {
    return kept === '' || secretHash(this.#request.cookies[LOGIN_COOKIE] ?? '') === kept;
  }

  startSession(userId: number): string {
    const { now, device } = this;
    const token = this.secret();
    beginSession(this.db, {
      tokenHash: secretHash(token),
      userId,
      now,
      expiresAt: now + SESSION_LIFETIME_MS,
      device,
      ip: this.ip,
    });
    setSessionCookie(this.#reply, token);
    return token;
  }

  get tokenHash(): string {
    return this.#request.tokenHash ?? '';
  }

  endSession(): void {
    const { tokenHash } = this;
    if (tokenHash !== '') deleteSession(this.db, tokenHash);
    clearSessionCookie(this.#reply);
  }
}

export function createContext(request: FastifyRequest, reply: FastifyReply): Context {
  return new RequestContext(request, reply);
}
