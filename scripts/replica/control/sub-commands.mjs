/** The sub-commands that steer a running replica, as they stand in the help of `replica`. */
export const controlSubCommands = {
  scenario: 'prepare data or make a row of the error catalogue happen: list, run',
  fault: 'what goes wrong: list, add, import, preset, replay, remove, clear',
  clock: "the replica's now: show, freeze, advance, reset",
  persona: 'the demo accounts: list, login',
  qr: 'a login QR code: scan, confirm, cancel, expire',
  pay: 'a payment: settle, fail, expire',
  order: 'an order: advance',
  ledger: 'the double-entry ledger: check',
  journal: 'what was asked and why it was answered so: show, export, clear',
  snapshot: 'saved moments: list, save, load, delete',
  moment: 'back to before a write, and forth: list, rewind, branch, compare',
  row: 'the rows behind the product: tables, list, set',
  sandbox: 'private worlds: list, create, delete, export, import',
};
