const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const TOKEN_FIELD = /("(?:token|password)"\s*:\s*")[^"]*"/g;
const LONGEST = 160;

/** Takes what nobody else may read out of a text: the secrets of this run, tokens in replies, phone numbers. */
export function createRedact(secrets: Readonly<Record<string, string | null>>): (text: string) => string {
  const known = Object.entries(secrets).flatMap(([name, secret]) =>
    secret ? [secret, encodeURIComponent(secret)].map((form) => [form, `$${name}`] as const) : [],
  );
  return (text) =>
    known
      .reduce((rest, [secret, name]) => rest.replaceAll(secret, name), text)
      .replace(TOKEN_FIELD, '$1…"')
      .replace(PHONE, '1**********');
}

/** A value in few words. */
export function told(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
