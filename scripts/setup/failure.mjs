/** An expected failure: its message is printed without a stack, and the process ends with its exit code. */
export class SetupFailure extends Error {
  constructor(message, exitCode = 3) {
    super(message);
    this.name = 'SetupFailure';
    this.exitCode = exitCode;
  }
}
