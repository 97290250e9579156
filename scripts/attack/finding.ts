/** What an attack showed. */
export interface Finding {
  readonly name: string;
  readonly figure: string;
  readonly holds: boolean;
}
