import { type BindingSlug, bindingSlug } from '#contracts/rules/account/bindings.ts';

const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob('./*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addressOf = (slug: BindingSlug) => ADDRESSES[`./${slug}.svg`] ?? null;

/** The address of the picture of a binding (装订方式); null for a name that is none of the twelve. */
export function bindingPicture(name: string): string | null {
  const slug = bindingSlug(name);
  return slug === null ? null : addressOf(slug);
}
