import { readFileSync } from 'node:fs';
import type { ToolDocument } from '#contracts/tool-document.ts';

/** The world back at the seed, and a new session in it. */
export async function freshToken(url: string): Promise<string> {
  await fetch(`${url}/__replica/reset`, { method: 'POST' });
  const reply = await fetch(`${url}/__replica/personas/super/login`, { method: 'POST' });
  return ((await reply.json()) as { token: string }).token;
}

export interface ExampleRequest {
  readonly id: string;
  readonly method: string;
  /** With its query, from the root. */
  readonly path: string;
  readonly body: URLSearchParams | undefined;
}

type Named = { readonly examples?: { readonly success?: { readonly value: unknown } } };

/** One request of each operation, made of nothing but what the document itself says. */
export function exampleRequests(file: string): ExampleRequest[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as ToolDocument;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, { operationId, parameters = [], requestBody }]) => {
      const query = new URLSearchParams(
        parameters.flatMap((one) => {
          const value = (one as Named).examples?.success?.value;
          return value === undefined ? [] : [[one.name, String(value)]];
        }),
      );
      const media = requestBody?.content['application/x-www-form-urlencoded'] as Named | undefined;
      const body = media && new URLSearchParams(media.examples?.success?.value as Record<string, string>);
      return {
        id: operationId,
        method: verb.toUpperCase(),
        path: `${path}${query.size > 0 ? `?${query}` : ''}`,
        body,
      };
    }),
  );
}
