/** What an attack came to: whether the server held, and the figure that says so. */
export interface Finding {
  readonly name: string;
  readonly figure: string;
  readonly holds: boolean;
}
