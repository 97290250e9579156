/** Files that are made to do harm. */
import { expect, test } from './fixtures.ts';

test('10,000 pages and 2,000 files are refused in words, and nothing is begun', async ({ page, loginAs }) => {
  await loginAs('fresh');
  const begun: string[] = [];
  page.on('request', (request) => {
    if (/beginImport|\/media\/opus\//.test(request.url())) begun.push(request.url());
  });
  await page.goto('/manager/make_ebook');
  await page.getByRole('button', { name: '上传印刷文件' }).click();
  const place = page.getByRole('dialog', { name: '上传印刷文件' });
  const input = place.getByLabel('选择文件', { exact: true }).and(place.locator('input'));

  await input.setInputFiles({
    ...{ name: '万页书.pdf', mimeType: 'application/pdf', buffer: pdfOfPages(10_000) },
  });
  const book = place.getByRole('article', { name: '万页书', exact: true });
  await expect(book).toContainText('这份 PDF 有 10,000 页，一个作品最多 500 页');

  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (let no = 1; no <= 2000; no += 1) transfer.items.add(new File(['不是 PDF'], `笔记${no}.pdf`));
    return transfer;
  });
  await place.dispatchEvent('drop', { dataTransfer: files });
  const rest = place.getByRole('article', { name: '没有加入的文件' });
  await expect(rest).toContainText('同时最多导入 50 个文件，其余 1,950 个没有加入，请稍后再添加');
  await expect(place.getByText('不是 PDF 或图片')).toHaveCount(50);
  await expect(place.getByRole('article')).toHaveCount(52);
  await rest.getByRole('button', { name: '移除记录' }).click();
  await expect(rest).toHaveCount(0);
  expect(begun).toEqual([]);
});

/** A whole PDF whose pages are empty: small, however many they are. */
function pdfOfPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, place) => `${place + 3} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${kids}]/MediaBox[0 0 420 595]>>`,
    ...Array.from({ length: count }, () => '<</Type/Page/Parent 2 0 R>>'),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, place) => {
    const offset = text.length;
    text += `${place + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end);
}
