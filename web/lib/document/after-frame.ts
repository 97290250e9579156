/** Once what was drawn until now is seen. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
