import { SetupFailure } from '../setup/failure.mjs';
import { words } from '../setup/words/words.mjs';

/** Puts the running replica back to its seeded state. */
export const reset = {
  summary: 'put the running replica back to its seeded state',
  flags: { port: '5180 unless given', host: '127.0.0.1 unless given' },
  async run({ port = process.env.PORT || '5180', host = process.env.HOST || '127.0.0.1' }) {
    const url = `http://${host}:${port}/__replica/reset`;
    const token = process.env.REPLICA_CONTROL_TOKEN;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    let response;
    try {
      response = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(10_000) });
    } catch {
      throw new SetupFailure(words().noReplica(`http://${host}:${port}`), 3);
    }
    if (!response.ok) {
      const text = await response.text();
      throw new SetupFailure(`${url} answered ${response.status}: ${messageOf(text)}`, 3);
    }
    console.log(words().isReset);
    return 0;
  },
};

/** The words of a refusal; whatever else came as it is. */
function messageOf(text) {
  try {
    return JSON.parse(text).message ?? text;
  } catch {
    return text;
  }
}
