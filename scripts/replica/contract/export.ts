import { joinedPact } from '#contracts/pact/pact-file.ts';
import {
  documentOfAnyValue,
  type ToolDocument,
  toolDocument,
  withPlainIds,
} from '#contracts/tool-document.ts';
import { postmanCollection } from '#scripts/contract/postman.ts';
import { virtualPact } from '#scripts/contract/virtual-pact.ts';
import { ownContract } from './read-contract.ts';

/** Of what other people's tools take, each as it takes it; `baseUrl` is where the calls shall go. */
export const EXPORTS: Readonly<Record<string, (baseUrl: string) => object>> = {
  openapi: (baseUrl) => toolDocument(contract(), baseUrl),
  'plain-ids': (baseUrl) => withPlainIds(toolDocument(contract(), baseUrl)),
  'any-value': (baseUrl) => documentOfAnyValue(contract(), baseUrl),
  pact: () => virtualPact(joinedPact()),
  postman: (baseUrl) => postmanCollection(joinedPact(), baseUrl),
};

function contract(): ToolDocument {
  // Two readings of the same file: each part names what it looks at.
  return ownContract() as unknown as ToolDocument;
}
