interface Ordered {
  readonly lines: readonly { readonly clientDesignName: string }[];
}

/** What an order is called where there is no room for its lines: 西湖四时等 2 件. */
export function titleOf({ lines }: Ordered): string {
  const name = lines[0]?.clientDesignName ?? '';
  return lines.length > 1 ? `${name}等 ${lines.length} 件` : name;
}
