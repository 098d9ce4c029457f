/** A row of numbers that grows: four bytes each, where an array takes eight. */
export class Slots {
  #held = new Uint32Array(4);
  #length = 0;

  push(slot: number): void {
    if (this.#length === this.#held.length) {
      const longer = new Uint32Array(Math.ceil(this.#length * 1.5));
      longer.set(this.#held);
      this.#held = longer;
    }
    this.#held[this.#length++] = slot;
  }

  /** Writes a 1 into `marks` at each. */
  mark(marks: Uint8Array): void {
    for (let at = 0; at < this.#length; at++) marks[this.#held[at]!] = 1;
  }
}
