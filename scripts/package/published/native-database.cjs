/**
 * How the package finds the native part of its database, in the place of `better-sqlite3/lib/binding.js`: the binaries
 * of all machines lie packed, because seven of the eight are never used. The first program unpacks its own beside them.
 */
const { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { fileURLToPath } = require('node:url');
const { brotliDecompressSync } = require('node:zlib');

let loaded;

exports.getBinding = () => {
  loaded ??= load();
  return loaded;
};

function load() {
  const folder = fileURLToPath(new URL('../native', urlOfBundle));
  const target = `${isMusl() ? 'linuxmusl' : process.platform}-${process.arch}`;
  const packed = join(folder, `${target}.node.br`);
  const unpacked = join(folder, `${target}.node`);
  if (existsSync(unpacked)) return require(unpacked);
  if (!existsSync(packed)) throw new Error(`desk-replica has no database for ${target}`);
  const binary = brotliDecompressSync(readFileSync(packed));
  // Others may be doing the same: written aside and renamed, it is there whole or not at all.
  const aside = `${unpacked}.${process.pid}-${Date.now().toString(36)}`;
  try {
    writeFileSync(aside, binary);
    renameSync(aside, unpacked);
  } catch {
    rmSync(aside, { force: true });
    return existsSync(unpacked) ? require(unpacked) : loadPassing(binary);
  }
  return require(unpacked);
}

/** Where the package may not be written to: in a folder that nobody else can have put something into. */
function loadPassing(binary) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-replica-'));
  const file = join(folder, 'database.node');
  writeFileSync(file, binary);
  try {
    return require(file);
  } finally {
    try {
      rmSync(folder, { recursive: true });
    } catch {
      // Windows keeps what is loaded.
    }
  }
}

function isMusl() {
  return process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
}
