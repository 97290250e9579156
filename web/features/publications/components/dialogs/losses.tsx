import { Stack } from '#web/kit/layout/shapes.ts';

/** The effects on carts and orders, a sentence each. */
export function Losses({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Stack as="ul" gap={4} padY={12} padX={16} ground="brass-soft" radius="control">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
  );
}
