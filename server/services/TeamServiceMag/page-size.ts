/** One page of any list of a team, unless told. */
export const PAGE_SIZE = 20;
