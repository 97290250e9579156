import { expect, it } from 'vitest';
import { sortedByName } from './sorted-by-name.ts';

const order = (...names: string[]) => sortedByName(names.map((name) => ({ name }))).map(({ name }) => name);

it('counts as people do', () => {
  expect(order('page10.jpg', 'page2.jpg', 'page1.jpg')).toEqual(['page1.jpg', 'page2.jpg', 'page10.jpg']);
  expect(order('第10页.png', '第9页.png')).toEqual(['第9页.png', '第10页.png']);
});

it('takes zeros before a number for nothing', () => {
  expect(order('IMG_0010.jpg', 'IMG_9.jpg')).toEqual(['IMG_9.jpg', 'IMG_0010.jpg']);
});

it('leaves files of one name as they were chosen', () => {
  const files = [
    { name: '封面.jpg', from: 'a' },
    { name: '封面.jpg', from: 'b' },
  ];
  expect(sortedByName(files)).toEqual(files);
});
