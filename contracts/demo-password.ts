/** The password of every demo account; only hashes of it are stored, made beforehand. */
export const DEMO_PASSWORD = 'desk1234';
