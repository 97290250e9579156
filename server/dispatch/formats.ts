interface Format {
  readonly sample: string;
  readonly fits: RegExp | ((text: string) => boolean);
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

function isDateTime(text: string): boolean {
  return /^[Tt ]$/.test(text[10] ?? '') && DATE.test(text.slice(0, 10)) && TIME.test(text.slice(11));
}

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && at < text.length - 1 && !/[\s<>()]/.test(text);
}

const isUri = (text: string) => URL.canParse(text);
const HOST = /^[a-z\d][a-z\d.-]{0,252}$/i;

/** Forms of texts that documents name: what fits them, and one that does. Others say nothing. */
export const FORMATS: Readonly<Record<string, Format>> = {
  date: { sample: '2026-01-31', fits: DATE },
  time: { sample: '09:30:00Z', fits: TIME },
  'date-time': { sample: '2026-01-31T09:30:00Z', fits: isDateTime },
  email: { sample: 'someone@desk.example', fits: isAddress },
  uuid: { sample: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', fits: UUID },
  uri: { sample: 'https://desk.example/', fits: isUri },
  url: { sample: 'https://desk.example/', fits: isUri },
  hostname: { sample: 'desk.example', fits: HOST },
  ipv4: { sample: '192.0.2.1', fits: IPV4 },
  ipv6: { sample: '2001:db8::1', fits: (text) => URL.canParse(`http://[${text}]/`) },
  byte: { sample: 'ZGVzaw==', fits: (text) => text.length % 4 === 0 && /^[\w+/]*={0,2}$/.test(text) },
};
