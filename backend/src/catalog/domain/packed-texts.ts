/**
 * Keeps texts as bytes outside of the heap, side by side in large pieces: half of what a string takes that has one
 * letter beyond Latin-1, and nothing for the garbage collector to walk through.
 */
export class PackedTexts {
  private piece = Buffer.alloc(0);
  private used = 0;

  /** @param pieceBytes 0 gives each text a piece of its own, which goes with it */
  constructor(private readonly pieceBytes: number) {}

  keep(text: string): Buffer {
    const length = Buffer.byteLength(text);
    if (this.used + length > this.piece.length) {
      this.piece = Buffer.allocUnsafeSlow(Math.max(length, this.pieceBytes));
      this.used = 0;
    }
    const kept = this.piece.subarray(this.used, this.used + length);
    kept.write(text);
    this.used += length;
    return kept;
  }
}
