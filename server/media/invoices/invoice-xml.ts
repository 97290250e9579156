import type { InvoiceDocument } from '#contracts/rules/invoices/invoice-document.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  // Control characters cannot stand in XML at all.
  return [...text]
    .filter((sign) => sign >= ' ' || sign === '\n')
    .map((sign) => ENTITIES[sign] ?? sign)
    .join('');
}

function element(name: string, content: string | Readonly<Record<string, string>>): string {
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : Object.entries(content)
          .map(([key, value]) => element(`${key.charAt(0).toUpperCase()}${key.slice(1)}`, value))
          .join('');
  return `<${name}>${inner}</${name}>`;
}

/** The same invoice for programs (数据文件). */
export function invoiceXml(document: InvoiceDocument): string {
  const { lines, buyer, seller, ...facts } = document;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!-- 样张：由演示系统生成，不能报销或抵扣 -->',
    '<EInvoice Sample="true">',
    element('Header', facts),
    element('Buyer', buyer),
    element('Seller', seller),
    '<Items>',
    ...lines.map((line) => element('Item', line)),
    '</Items>',
    '</EInvoice>',
    '',
  ].join('\n');
}
