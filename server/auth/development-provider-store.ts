type Payload = Record<string, unknown> & { readonly uid?: string; readonly grantId?: string };

/** Where the stand-in keeps its round trips: in memory, as oidc-provider's adapters are shaped, for as long as they live. */
export function createDevelopmentProviderStore() {
  const kept = new Map<string, { payload: Payload; until: number }>();
  const read = (key: string) => {
    const entry = kept.get(key);
    if (entry === undefined || entry.until > Date.now()) return entry?.payload;
    kept.delete(key);
    return undefined;
  };

  return class DevelopmentProviderStore {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    upsert(id: string, payload: Payload, expiresIn = 600): Promise<void> {
      kept.set(`${this.#model}:${id}`, { payload, until: Date.now() + expiresIn * 1000 });
      return Promise.resolve();
    }

    find(id: string): Promise<Payload | undefined> {
      return Promise.resolve(read(`${this.#model}:${id}`));
    }

    findByUid(uid: string): Promise<Payload | undefined> {
      const of = `${this.#model}:`;
      const keys = [...kept.keys()].filter((key) => key.startsWith(of));
      return Promise.resolve(keys.map(read).find((payload) => payload?.uid === uid));
    }

    findByUserCode(): Promise<undefined> {
      return Promise.resolve(undefined);
    }

    async consume(id: string): Promise<void> {
      const payload = await this.find(id);
      if (payload !== undefined) payload["consumed"] = Math.floor(Date.now() / 1000);
    }

    destroy(id: string): Promise<void> {
      kept.delete(`${this.#model}:${id}`);
      return Promise.resolve();
    }

    revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      return Promise.resolve();
    }
  };
}
