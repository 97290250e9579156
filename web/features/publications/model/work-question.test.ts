import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '#web/kit/address/address.ts';
import { filtersOf, searchOf } from './work-question.ts';

const asked = (search: string) => readAddress(filtersOf('all'), new URLSearchParams(search));

describe('what an address asks for', () => {
  it('is what an address was made of', () => {
    const search = 'status=withdrawn&folder=0&tag=旅行&keyword=西湖&sort=name&page=3&size=48&view=list';
    const written = new URLSearchParams(writeAddress(filtersOf('all'), asked(search)));
    expect(decodeURIComponent(written.toString())).toBe(search);
  });

  it('counts as not said where it is said wrongly', () => {
    expect(asked('status=sold&folder=x&sort=size&page=0&size=7')).toEqual(asked(''));
  });

  it('has neither folder nor tag in the archive and the trash', () => {
    const search = new URLSearchParams('folder=3&tag=旅行');
    expect(readAddress(filtersOf('trash'), search)).toMatchObject({ folder: '', tag: '' });
    expect(searchOf('archive', asked('folder=3&tag=旅行&page=2'))).toEqual({});
  });
});
