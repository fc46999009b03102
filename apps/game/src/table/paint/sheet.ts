/** The texture that holds everything small. */
export interface SpriteSheet {
  readonly sheet: string;
}
