import type { PactDocument, PactInteraction } from '#contracts/pact/pact-file.ts';
import { fromWire, METHOD_PARAMETER, SERVICE_PARAMETER, SERVLET_PATH } from '#contracts/servlet-url.ts';

/**
 * The pact as the contract writes its paths: one virtual path for each call of the servlet. Who is answered with a text
 * also asks for one, because a comparison takes the reply for JSON otherwise.
 */
export function virtualPact(pact: PactDocument): PactDocument {
  return { ...pact, interactions: pact.interactions.map((one) => asksForText(virtualInteraction(one))) };
}

function asksForText(interaction: PactInteraction): PactInteraction {
  const { request, response } = interaction;
  if (typeof response.body !== 'string') return interaction;
  return { ...interaction, request: { ...request, headers: { ...request.headers, Accept: 'text/plain' } } };
}

function virtualInteraction(interaction: PactInteraction): PactInteraction {
  const { request } = interaction;
  if (request.path !== SERVLET_PATH) return interaction;
  const {
    [SERVICE_PARAMETER]: service = [],
    [METHOD_PARAMETER]: method = [],
    ...query
  } = request.query ?? {};
  const names = [
    ...service.map((value) => `${SERVICE_PARAMETER}=${encodeURIComponent(value)}`),
    ...method.map((value) => `${METHOD_PARAMETER}=${encodeURIComponent(value)}`),
  ];
  const virtual = fromWire(`${SERVLET_PATH}?${names.join('&')}`);
  // What names no single operation keeps its path, and the comparison then does not find it.
  return virtual.ok ? { ...interaction, request: { ...request, path: virtual.url, query } } : interaction;
}
