/** First fault in an XML text, or null: tags balance, attributes are quoted, no bare `<` or `&`. */
export function xmlFault(xml: string): string | null {
  const open: string[] = [];
  const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  let at = 0;
  while (at < xml.length) {
    if (xml[at] !== '<') {
      const next = xml.indexOf('<', at);
      at = next === -1 ? xml.length : next;
      continue;
    }
    tag.lastIndex = at;
    const match = tag.exec(xml);
    if (match === null) return `not a tag: ${xml.slice(at, at + 60)}`;
    const [whole, closing, name = '', attributes = '', empty] = match;
    const keys = [...attributes.matchAll(/\s([\w:-]+)="/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) return `attribute given twice: ${whole}`;
    if (closing === '/' && open.pop() !== name) return `wrong end tag: ${name}`;
    if (closing === '' && empty === '') open.push(name);
    at += whole.length;
  }
  const entity = /&(?!(?:amp|lt|gt|quot|#39);)/.exec(xml);
  if (entity !== null) return `bare ampersand at ${entity.index}`;
  // Characters below space other than line ends may not appear in XML at all.
  const control = Array.from(xml).find((char) => char < ' ' && !'\t\n\r'.includes(char));
  if (control !== undefined) return 'control character';
  return open.length === 0 ? null : `never closed: ${open.join(', ')}`;
}
