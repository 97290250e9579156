import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OpusCover } from './opus-cover.tsx';

const COVER = { src: '/media/art/x.svg', name: '西湖四季' };

describe('a cover', () => {
  afterEach(cleanup);

  it('leads to the work, in a page of its own that does not know ours', () => {
    render(<OpusCover {...COVER} code="qing8shu2k" />);
    const { href, target, rel } = screen.getByRole<HTMLAnchorElement>('link', { name: '翻阅《西湖四季》' });
    expect([new URL(href).pathname, target, rel]).toEqual(['/r/qing8shu2k', '_blank', 'noopener']);
  });

  it('says in an order that the work is what is leafed through', () => {
    render(<OpusCover {...COVER} code="qing8shu2k" words="翻阅作品" />);
    expect(screen.getByRole('link', { name: '翻阅作品《西湖四季》' }).textContent).toBe('翻阅作品');
  });

  it('is named by the words that are seen, also where its picture is missing', () => {
    const { container } = render(<OpusCover {...COVER} code="qing8shu2k" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('[data-words="西湖四季"]')).toBeTruthy();
    expect(screen.getByRole('link', { name: '翻阅《西湖四季》' }).textContent).toBe('翻阅');
  });

  it.each([
    ['album', true],
    ['calendar', false],
  ])('of a work of type %s is bound at its side: %s', (type, isBound) => {
    const { container } = render(<OpusCover {...COVER} type={type} code={undefined} />);
    expect(container.querySelector('[data-thickness]') !== null).toBe(isBound);
  });

  it.each(['', undefined])('leads nowhere by the code %j', (code) => {
    render(<OpusCover {...COVER} code={code} isAlone />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('img', { name: '西湖四季封面' })).toBeTruthy();
  });

  it('stays on this site, whatever a server calls a code', () => {
    render(<OpusCover {...COVER} code="../../elsewhere?x" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/r/..%2F..%2Felsewhere%3Fx');
  });
});
