/** What one attack came to. */
export interface Finding {
  readonly name: string;
  readonly figure: string;
  readonly holds: boolean;
}
