import type { FastifyRequest } from 'fastify';
import { refusal } from '#server/errors.ts';
import { tooLarge } from '#server/files/check-file.ts';
import type { Draft } from '#server/files/file-store.ts';
import { FileTooLarge } from '#server/files/file-store.ts';
import { demandSignature } from '#server/servlet/signature.ts';

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Draft;
}

/**
 * Reads a form with one file to its end; the file lies in a draft, which is the caller's to keep or to drop. Where calls
 * have to be signed the fields are, the file is not.
 */
export async function receiveForm(
  request: FastifyRequest,
  most: number,
  signSecret: string | null,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  let file: Draft | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else file = await request.world.files.receive(part.file, most);
    }
    if (signSecret !== null) demandSignature(signSecret, fields);
  } catch (error) {
    if (file) request.world.files.drop(file);
    throw error instanceof FileTooLarge ? tooLarge(error.most) : error;
  }
  if (!file) throw refusal('bad-file', { message: '没有收到文件' });
  if (file.bytes > 0) return { fields, file };
  request.world.files.drop(file);
  throw refusal('bad-file', { message: '文件是空的' });
}
