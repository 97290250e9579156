/**
 * Does it unless the press belongs to a double click (连击): what the first click took away may have brought something
 * else under the pointer, which was not meant.
 */
export function onFirstPress(act: () => void): (press: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
