export const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Names and values as a form carries them: lists repeated by name, objects as JSON, files as they are. */
export function formEntries(body: object): (readonly [name: string, value: string | Blob])[] {
  return (
    Object.entries(body)
      // A value left undefined would otherwise travel as the word "undefined".
      .filter(([, value]) => value !== undefined && value !== null)
      .flatMap(([name, value]: [string, unknown]) =>
        (Array.isArray(value) ? value : [value]).map(
          (item: unknown) => [name, item instanceof Blob ? item : textOf(item)] as const,
        ),
      )
  );
}

/** A body with a file in it is sent as multipart; everything else is a plain form. */
export function isMultipart(body: object): boolean {
  return body instanceof FormData || formEntries(body).some(([, value]) => value instanceof Blob);
}

/** Body serialiser: a plain form, or multipart when there is a file; undefined values are dropped. */
export function formBody(body: unknown): string | FormData {
  if (body instanceof FormData) {
    return body;
  }
  if (typeof body !== 'object' || body === null) {
    return '';
  }
  if (!isMultipart(body)) {
    return new URLSearchParams(formEntries(body).map(([name, value]) => [name, String(value)])).toString();
  }
  const form = new FormData();
  for (const [name, value] of formEntries(body)) {
    form.append(name, value);
  }
  return form;
}

/** A form writes a Chinese character with nine letters: what is longer than this travels as JSON. */
const LONGEST_FORM = 32_768;

/** The body of a call with the type that tells how it is written; a multipart body names its own. */
export function writtenBody(body: object): {
  readonly text: string | FormData;
  readonly type: string | null;
} {
  const form = formBody(body);
  if (typeof form !== 'string') return { text: form, type: null };
  if (form.length <= LONGEST_FORM) return { text: form, type: FORM_CONTENT_TYPE };
  return { text: JSON.stringify(Object.fromEntries(formEntries(body))), type: 'application/json' };
}
