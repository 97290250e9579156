/** What pdf.js calls and its legacy build does not bring itself: comes before it, on the page and in every worker. */
function bring(holder: object, name: string, value: unknown): void {
  if (!(name in holder)) Object.defineProperty(holder, name, { value, configurable: true, writable: true });
}

bring(Promise, 'withResolvers', () => {
  const made: Record<string, unknown> = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
});

async function bytes(this: Blob | Response): Promise<Uint8Array> {
  return new Uint8Array(await this.arrayBuffer());
}

bring(Response.prototype, 'bytes', bytes);
bring(Blob.prototype, 'bytes', bytes);

/** Only ever to less than there is. */
bring(ArrayBuffer.prototype, 'transferToFixedLength', function (this: ArrayBuffer, length: number) {
  return this.slice(0, length);
});

bring(Array.prototype, 'toSpliced', function (this: unknown[], ...change: [number, number, ...unknown[]]) {
  const copy = [...this];
  copy.splice(...change);
  return copy;
});
