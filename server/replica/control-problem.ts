/** A message repeats what was sent, which can be long. */
const MOST_LETTERS = 500;

/** What the control plane refuses; its message is for the developer who sent the request. */
export class ControlProblem extends Error {
  readonly statusCode: number;
  readonly reason: string;

  constructor(statusCode: number, reason: string, message: string) {
    super(message.length > MOST_LETTERS ? `${message.slice(0, MOST_LETTERS)}…` : message);
    this.statusCode = statusCode;
    this.reason = reason;
  }
}

export const badControlRequest = (message: string) => new ControlProblem(400, 'bad-control-request', message);
export const controlNotFound = (reason: string, message: string) => new ControlProblem(404, reason, message);
