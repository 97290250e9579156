/** A server that answers each operation of a document as the document shows it. */
import { setTimeout as later } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LONGEST_DELAY_MS } from '#contracts/control/faults.ts';
import { ANSWER_HEADER, markOf } from '#server/dispatch/shown-answer.ts';
import { registerCors } from '#server/plugins/cors.ts';
import { wholeNumber, wishesOf } from '#server/replica/faults/prefer.ts';
import { nearestOf } from '#server/servlet/nearest.ts';
import { preferOf } from '#server/servlet/prefer-of.ts';
import { answerOf, type StubAnswer } from './answer.ts';
import { problemsOfRequest, type RequestProblem, WrongMedia } from './check-request.ts';
import { createRouter, type Found, METHODS, type StubDocument } from './operations.ts';
import { type Check, createCheck, SchemaProblem } from './schemas.ts';

export interface StubOptions {
  readonly corsOrigins: readonly string[];
  /** Hears of every call, in one line. */
  readonly onCall: (line: string) => void;
}

type More = Readonly<Record<string, unknown>> & { readonly allow?: string };

/** What a call ends with that the document does not describe. */
class Refusal extends Error {
  readonly status: number;
  readonly reason: string;
  readonly more: More;
  /** The methods that are taken instead; empty where it is not about them. */
  readonly allow: string;

  constructor(status: number, reason: string, message: string, more: More = {}) {
    super(message);
    this.allow = more.allow ?? '';
    this.status = status;
    this.reason = reason;
    this.more = more;
  }
}

const MOST_BODY = 4 * 1024 * 1024;

export function createStub(document: StubDocument, { corsOrigins, onCall }: StubOptions): FastifyInstance {
  const app = fastify({ bodyLimit: MOST_BODY, forceCloseConnections: true, exposeHeadRoutes: false });
  const route = createRouter(document);
  const checks = {
    request: createCheck(document.whole, 'readOnly'),
    answer: createCheck(document.whole, 'writeOnly'),
  };
  const names = document.operations.map(({ method, path }) => `${method} ${path}`);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  registerCors(app, { origins: corsOrigins, opens: /^\//, methods: METHODS.join(', ').toUpperCase() });

  app.route({
    method: METHODS.map((method) => method.toUpperCase()).filter((each) =>
      app.supportedMethods.includes(each),
    ),
    url: '*',
    handler: async (request, reply) => {
      const found = foundFor(request, route, names);
      const wishes = wishesOf(preferOf(request) ?? '');
      const code = wholeNumber(wishes.get('code'), 200, 599);
      // Whoever wishes for a failure need not make one.
      if (code === null || code < 400) demandGood(document, checks.request, found, request);
      const answer = answerOf(document, found.operation, {
        code,
        example: wishes.get('example') ?? null,
        accept: String(request.headers.accept ?? ''),
      });
      const delay = wholeNumber(wishes.get('delay'), 0, LONGEST_DELAY_MS);
      if (delay) await later(delay);
      const applied = [...answer.applied, ...(delay ? [`delay=${delay}`] : [])];
      if (applied.length > 0) reply.header('preference-applied', applied.join(', '));
      onCall(lineOf(request, answer, checks.answer));
      return sent(reply, answer);
    },
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { status, reason, message, more, allow } = refusalOf(error, request);
    onCall(`${request.method} ${request.url} ${status} ${message}`);
    if (allow !== '') reply.header('allow', allow);
    return reply.code(status).send({ code: status, message, reason, ...more });
  });
  return app;
}

function foundFor(
  { method, url }: FastifyRequest,
  route: ReturnType<typeof createRouter>,
  names: readonly string[],
): Found {
  const path = url.split('?', 1)[0] ?? '/';
  const here = route(path);
  const found = here.get(method) ?? (method === 'HEAD' ? here.get('GET') : undefined);
  if (found) return found;
  const [known] = here.values();
  if (known) {
    const allowed = [...here.keys()].join(', ');
    const message = `${known.operation.path} takes ${allowed}, not ${method}`;
    throw new Refusal(405, 'method-not-described', message, { allow: allowed });
  }
  const nearest = nearestOf(`${method} ${path}`, names);
  throw new Refusal(
    404,
    'not-described',
    `the document has no ${method} ${path}; the nearest is ${nearest}`,
    { nearest },
  );
}

function demandGood(document: StubDocument, check: Check, found: Found, request: FastifyRequest): void {
  const { method, path } = found.operation;
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
  const { headers, body } = request;
  const asked = { query, headers, body: typeof body === 'string' ? body : '' };
  let problems: readonly RequestProblem[];
  try {
    problems = problemsOfRequest(document, check, found, asked);
  } catch (error) {
    if (error instanceof WrongMedia) {
      throw new Refusal(415, 'media-type-not-described', `${method} ${path} ${error.message}`);
    }
    throw error;
  }
  const [first] = problems;
  if (!first) return;
  const message = `${method} ${path}: ${first.in} ${first.field && `${first.field} `}${first.problem}`;
  throw new Refusal(400, 'request-breaks-contract', message, { problems });
}

function sent(reply: FastifyReply, { status, headers, content }: StubAnswer): FastifyReply {
  reply.code(status).headers(headers);
  if (content === null) return reply.header(ANSWER_HEADER, 'contract-status').send();
  return reply.header(ANSWER_HEADER, markOf(content.shown)).type(content.type).send(content.text);
}

const SOURCES = { example: 'the example', schema: 'the schema' } as const;

/** By what it answered, and what that has against its own schema: whoever wrote the document wants to know. */
function answeredBy(check: Check, { content, schema }: StubAnswer): string {
  if (content === null) return 'its status alone';
  const source = SOURCES[content.shown.from];
  if (content.text === '') return source;
  try {
    const [first] = check(schema, content.shown.body);
    return first ? `${source}; ${first.field || 'it'} does not fit the schema: ${first.problem}` : source;
  } catch (error) {
    if (!(error instanceof SchemaProblem || error instanceof RangeError)) throw error;
    return `${source}; its schema is none: ${error.message}`;
  }
}

function lineOf({ method, url }: FastifyRequest, answer: StubAnswer, check: Check): string {
  return `${method} ${url} ${answer.status} by ${answeredBy(check, answer)}`;
}

function refusalOf(error: Error & { statusCode?: number }, { method, url }: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof SchemaProblem) {
    return new Refusal(
      500,
      'schema-is-none',
      `a schema of ${method} ${url} cannot be used: ${error.message}`,
    );
  }
  // What is nested that deep ends the stack of whoever looks through it.
  if (error instanceof RangeError) return new Refusal(400, 'too-deep', 'what was sent is nested too deep');
  const { statusCode = 500, message } = error;
  return new Refusal(statusCode, statusCode < 500 ? 'bad-request' : 'server-error', message);
}
