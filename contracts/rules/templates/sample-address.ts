/** The address of a page of a template with sample pictures in its places (样张). */
export function sampleAddress(template: string, no: number): string {
  return `/media/templates/${template}/${no}.svg`;
}
