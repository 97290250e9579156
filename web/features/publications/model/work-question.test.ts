import { describe, expect, it } from 'vitest';
import { questionOf, searchOf, type WorkQuestion } from './work-question.ts';

const asked = (search: string) => questionOf('all', new URLSearchParams(search));

describe('what an address asks for', () => {
  it('is what an address was made of', () => {
    const question: WorkQuestion = {
      ...{ type: 'all', status: 'withdrawn', folder: '0', tag: '旅行', keyword: '西湖' },
      ...{ sort: 'name', page: 3, size: 48 },
    };
    expect(asked(new URLSearchParams(searchOf(question, 'list')).toString())).toEqual(question);
  });

  it('says nothing of what is usual', () => {
    expect(searchOf(asked(''), 'grid')).toEqual({});
  });

  it('counts as not said where it is said wrongly', () => {
    expect(asked('status=sold&folder=x&sort=size&page=0')).toEqual(asked(''));
  });

  it('has neither folder nor tag in the archive and the trash', () => {
    const { folder, tag } = questionOf('trash', new URLSearchParams('folder=3&tag=旅行'));
    expect([folder, tag]).toEqual(['', '']);
    expect(searchOf({ ...asked('folder=3&tag=旅行'), type: 'archive' }, 'grid')).toEqual({});
  });
});
