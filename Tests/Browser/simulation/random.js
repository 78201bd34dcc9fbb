// The random numbers of a simulation: one seed leads to one sequence (mulberry32).

export class Random {
  constructor(seed) { this.state = seed | 0; }

  next() {
    this.state = (this.state + 0x6D2B79F5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** Returns a number from 0 up to, but not including, a limit. */
  below(limit) { return this.next() % limit; }

  /** Returns `true` once in so many calls. */
  happens(count) { return this.below(count) === 0; }

  element(list) { return list[this.below(list.length)]; }

  /** Returns a name from an object whose values are the weights of the names. */
  weighted(weights) {
    let rest = this.below(Object.values(weights).reduce((sum, weight) => sum + weight, 0));
    for (const [name, weight] of Object.entries(weights)) {
      if (rest < weight) return name;
      rest -= weight;
    }
    throw new Error("The weights are empty.");
  }
}
