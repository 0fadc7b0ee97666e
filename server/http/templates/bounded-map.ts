/** A map with a limit of bytes. When it is full, the least recently used values are removed. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The bytes of all values. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.#delete(key);
    if (bytes > this.#most) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
