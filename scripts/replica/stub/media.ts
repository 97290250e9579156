/** Kinds of content: which of the described ones is meant. */

export function isJson(type: string): boolean {
  return /^(?:[\w.+-]+\/)(?:[\w.+-]+\+)?json\b/i.test(type);
}

/** The described kind that a sent one is: by its name, or by a range such as text/*. */
export function mediaFor(types: readonly string[], sent: string): string | undefined {
  const plain = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';
  const [family = ''] = sent.split('/');
  return (
    types.find((type) => plain(type) === sent) ??
    types.find((type) => plain(type) === `${family}/*`) ??
    types.find((type) => plain(type) === '*/*')
  );
}

/** The kind that whoever asks would like, or else JSON, or else the first. */
export function mediaLiked(types: readonly string[], accept: string): string | undefined {
  const wishes = accept
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
    .filter((wish) => wish !== '' && wish !== '*/*');
  for (const wish of wishes) {
    const [family = '', kind = ''] = wish.split('/');
    const liked =
      kind === '*'
        ? types.find((type) => type.toLowerCase().startsWith(`${family}/`))
        : mediaFor(types, wish);
    if (liked !== undefined) return liked;
  }
  return types.find(isJson) ?? types[0];
}
