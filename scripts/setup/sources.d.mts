export function isProductFile(path: string): boolean;
export function contractHash(): string;
export function webHash(): string;
export function serverHash(): string;
