/** The cover of a work that has none yet: paper, and where a title would stand. */
export const BLANK_COVER_DRAWING = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400" role="img" aria-label="空白封面">',
  '<rect width="300" height="400" fill="#fbfaf7"/>',
  '<rect width="14" height="400" fill="#203864" opacity=".08"/>',
  '<rect x="60" y="120" width="180" height="10" rx="5" fill="#203864" opacity=".14"/>',
  '<rect x="95" y="146" width="110" height="8" rx="4" fill="#203864" opacity=".1"/>',
  '<rect x="125" y="330" width="50" height="6" rx="3" fill="#203864" opacity=".1"/>',
  '</svg>',
].join('');
