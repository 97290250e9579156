import { expect, it } from 'vitest';
import { editingPath } from './editing-path.ts';

it.each([
  ['calendar', '/manager/opus-doc-calendar?id=50001'],
  ['album', '/manager/opus_list_edit?id=50001'],
  ['ebook', '/manager/opus_list_edit?id=50001'],
])('a work of kind %s is edited at %s', (type, path) => {
  expect(editingPath(type, '50001')).toBe(path);
  expect(editingPath(type, '50001', 14)).toBe(`${path}&page=14`);
});
