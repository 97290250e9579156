/** The colours that new elements of a work begin with. */
export const INKS = { text: '#1d2433', line: '#203864', tint: '#e9edf4', paper: '#ffffff' } as const;
