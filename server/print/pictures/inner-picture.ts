/** A picture as it is put into a drawing: what is in it, and its own size. */
export interface InnerPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}
