/** 印刷: choosing a work, and what there is to see of it before it goes into the cart. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '#web/lib/paths.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { ALBUM, add, expectTotal, remark } from '../testing.ts';
import { OpusPrintScreen } from './opus-print-screen.tsx';

/** 种一棵会唱歌的树, on whose page 14 a picture is missing. */
const FAULTY = '50006';
/** 窗边的灯, published as it is. */
const SOUND = '50002';

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

function show(id?: string): void {
  const { path, getHref } = PATHS.opusPrint;
  const route = createElement(Route, { path, element: createElement(OpusPrintScreen) });
  product().show(createElement(Routes, null, route), getHref({ id }));
}

const sheet = (name: string) => within(screen.getByRole('region', { name }));

describe('without a work', () => {
  it('finds one by its name, and goes on with it', async () => {
    show();
    expect((await screen.findAllByRole('link', { name: /^印刷《/ })).length).toBe(9);
    await user.type(screen.getByLabelText('搜索作品'), '我们的第一年{Enter}');
    await expect.poll(() => screen.queryAllByRole('link', { name: /^印刷《/ }).length).toBe(1);
    await user.click(screen.getByRole('link', { name: '印刷《我们的第一年》' }));
    await expectTotal('121.00');
    await user.click(screen.getByRole('button', { name: '换一件作品' }));
    expect(await screen.findByLabelText('搜索作品')).toBeTruthy();
  });

  it('says so where there is none of that name', async () => {
    show();
    await user.type(await screen.findByLabelText('搜索作品'), '没有这本书{Enter}');
    expect(await screen.findByText('没有找到与“没有这本书”有关的作品。')).toBeTruthy();
  });

  it('leads a new member to a first work', async () => {
    product().logIn('fresh');
    show();
    expect(await screen.findByText('还没有作品。上传一份 PDF 或图片，就能印刷。')).toBeTruthy();
  });
});

describe('a work to be printed', () => {
  it('says how thick it would be with more pages on another paper', async () => {
    show(ALBUM);
    await expectTotal('121.00');
    const feel = sheet('纸厚手感');
    const thick = () => feel.getByText('厚度').nextElementSibling?.textContent;
    expect(thick()).toBe('12.8 毫米');
    const slider = feel.getByRole('slider');
    for (const _page of [41, 42]) fireEvent.keyDown(slider, { keyCode: 39 });
    expect(feel.getByText('页数 42')).toBeTruthy();
    expect(thick()).toMatch(/^13\.\d 毫米（\+0\.\d 毫米）$/);
    await expect.poll(() => feel.getByText('每本').nextElementSibling?.textContent).toMatch(/（\+¥/);
    // The choice itself stays as it was.
    await expectTotal('121.00');
  });

  it('writes the wish for another size into the remark', async () => {
    show(ALBUM);
    await expectTotal('121.00');
    await user.click(screen.getByLabelText('成品尺寸', { selector: 'input' }));
    await user.click(await screen.findByText('A5 148 × 210 毫米'));
    expect(remark().value).toBe('成品尺寸：A5 148 × 210 毫米，裁切');
    await user.click(screen.getByLabelText(/^留白/));
    expect(remark().value).toBe('成品尺寸：A5 148 × 210 毫米，留白');
  });

  it('names every finding with the way to its page, and waits for an answer to errors', async () => {
    show(FAULTY);
    const errors = within(await screen.findByLabelText('预检错误'));
    const way = errors.getByRole('link', { name: /^去修改/ });
    expect(way.getAttribute('href')).toBe(PATHS.opusListEdit.getHref({ id: FAULTY, page: '14' }));
    expect(way.classList).toContain('s-thumb');
    expect(add().getAttribute('aria-disabled')).toBe('true');
    expect(sheet('预检').getByText('除了上面的错误，没有发现别的问题。')).toBeTruthy();
  });

  it('leads from a finding in a calendar to the editor of calendars', async () => {
    const draft = { account: 'super', template: 'family-wall', photos: 'none' };
    const { publicationID = '' } = await product().replica.scenario('draft-made', draft);
    show(publicationID);
    const [way] = await screen.findAllByRole('link', { name: /^去修改/ });
    expect(way?.getAttribute('href')).toMatch(`/manager/opus-doc-calendar?id=${publicationID}&page=`);
  });

  it('says what is printed other than it is read, and where nothing was found', async () => {
    show(ALBUM);
    await expectTotal('121.00');
    expect(sheet('预检').getByText(/作品有修改尚未发布/)).toBeTruthy();
    cleanup();
    show(SOUND);
    expect(await screen.findByText(/没有发现问题/)).toBeTruthy();
  });

  it('begins with a single copy on demand', async () => {
    show(ALBUM);
    await expectTotal('121.00');
    const one = () => sheet('打样').queryByRole('button', { name: '先印 1 本' });
    expect(one()).toBeNull();
    // What is shown of one copy is of one copy, however many are ordered.
    const words = () => screen.getByLabelText('打样').textContent ?? '';
    expect(words()).toMatch(/1 本 ¥\s?121\.00，运费 ¥\s?12\.00，预计 .*送达/);
    await user.type(screen.getByLabelText('数量'), '0');
    expect(words()).toContain('121.00');
    await user.click(one() ?? document.body);
    expect(screen.getByLabelText<HTMLInputElement>('数量').value).toBe('1');
  });

  it('is not found where it belongs to another', async () => {
    show('51001');
    expect(await screen.findByText(/没有找到这件作品/)).toBeTruthy();
  });
});
