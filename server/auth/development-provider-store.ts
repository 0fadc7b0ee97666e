type Payload = Record<string, unknown> & { readonly uid?: string; readonly grantId?: string };

/** In-memory storage for oidc-provider, in the shape of its adapters. Entries expire. */
export function createDevelopmentProviderStore() {
  const entries = new Map<string, { payload: Payload; until: number }>();
  const read = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined || entry.until > Date.now()) return entry?.payload;
    entries.delete(key);
    return undefined;
  };

  return class DevelopmentProviderStore {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    upsert(id: string, payload: Payload, expiresIn = 600): Promise<void> {
      entries.set(`${this.#model}:${id}`, { payload, until: Date.now() + expiresIn * 1000 });
      return Promise.resolve();
    }

    find(id: string): Promise<Payload | undefined> {
      return Promise.resolve(read(`${this.#model}:${id}`));
    }

    findByUid(uid: string): Promise<Payload | undefined> {
      const of = `${this.#model}:`;
      const keys = [...entries.keys()].filter((key) => key.startsWith(of));
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
      entries.delete(`${this.#model}:${id}`);
      return Promise.resolve();
    }

    revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      return Promise.resolve();
    }
  };
}
