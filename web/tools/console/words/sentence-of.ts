import { ControlRefused } from '../../control-client.ts';
import { wordOf, words } from './words.ts';

function refusalOf({ status, reason, detail }: ControlRefused): string {
  const { refusals, backend } = words().frame;
  if (reason === 'no-answer') return refusals.noAnswer;
  if (reason === 'no-json') return refusals.noControlPlane;
  if (reason === 'backend-session') return backend.session(detail);
  const otherwise = status === 404 ? refusals.notKnown : refusals.answered(status);
  const said = wordOf(refusals.reasons, reason, otherwise);
  return detail === '' ? said : refusals.withDetail(said, detail);
}

/** The sentence for whatever went wrong with a call of the control plane. */
export function sentenceOf(error: unknown): string {
  return error instanceof ControlRefused ? refusalOf(error) : words().frame.refusals.failed;
}
