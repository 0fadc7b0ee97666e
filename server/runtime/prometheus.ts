/** The labels of one series of a metric. Their values must not come from clients. */
type Labels = Readonly<Record<string, string>>;

/** A number that only increases. */
export interface Counter {
  readonly add: (labels?: Labels, amount?: number) => void;
}

/** Counts durations by ranges. */
export interface Histogram {
  readonly observe: (labels: Labels, seconds: number) => void;
}

/** The current value of one series of a gauge. */
export type Sample = readonly [labels: Labels, value: number];

/** Metrics in the text format that Prometheus reads (version 0.0.4). */
export interface Registry {
  readonly counter: (name: string, help: string) => Counter;
  readonly histogram: (name: string, help: string, bounds: readonly number[]) => Histogram;
  /** Registers a value that is read when the metrics are. If that fails, the value is left out. */
  readonly gauge: (
    name: string,
    help: string,
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ) => void;
  readonly text: () => Promise<string>;
}

const escaped = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
};

const head = (name: string, help: string, type: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
const line = (name: string, labels: Labels, value: number) => `${name}${labelText(labels)} ${value}\n`;

export function createRegistry(): Registry {
  const metrics: (() => string | Promise<string>)[] = [];
  return {
    counter(name, help) {
      const series = new Map<string, { readonly labels: Labels; value: number }>();
      metrics.push(
        () =>
          head(name, help, "counter") +
          [...series.values()].map(({ labels, value }) => line(name, labels, value)).join(""),
      );
      return {
        add(labels = {}, amount = 1) {
          const found = seriesOf(series, labels, () => ({ labels, value: 0 }));
          found.value += amount;
        },
      };
    },
    histogram(name, help, bounds) {
      const series = new Map<string, Observed>();
      metrics.push(
        () =>
          head(name, help, "histogram") +
          [...series.values()].map((observed) => histogramLines(name, bounds, observed)).join(""),
      );
      return {
        observe(labels, seconds) {
          const observed = seriesOf(series, labels, () => ({
            labels,
            counts: bounds.map(() => 0),
            count: 0,
            sum: 0,
          }));
          const at = bounds.findIndex((bound) => seconds <= bound);
          if (at !== -1) observed.counts[at] = (observed.counts[at] ?? 0) + 1;
          observed.count += 1;
          observed.sum += seconds;
        },
      };
    },
    gauge(name, help, read) {
      metrics.push(async () => {
        try {
          const samples = await read();
          return (
            head(name, help, "gauge") + samples.map(([labels, value]) => line(name, labels, value)).join("")
          );
        } catch {
          return head(name, help, "gauge");
        }
      });
    },
    text: async () => (await Promise.all(metrics.map(async (metric) => metric()))).join(""),
  };
}

interface Observed {
  readonly labels: Labels;
  /** The number of observations for each bound: each counts at the smallest bound that it does not exceed. */
  readonly counts: number[];
  count: number;
  sum: number;
}

function seriesOf<Series>(all: Map<string, Series>, labels: Labels, create: () => Series): Series {
  // The values alone make the key: a metric always has the same labels in the same order.
  const key = Object.values(labels).join("\0");
  const found = all.get(key) ?? create();
  all.set(key, found);
  return found;
}

function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, count, sum }: Observed,
): string {
  let below = 0;
  const buckets = bounds.map((bound, index) => {
    below += counts[index] ?? 0;
    return line(`${name}_bucket`, { ...labels, le: String(bound) }, below);
  });
  return [
    ...buckets,
    line(`${name}_bucket`, { ...labels, le: "+Inf" }, count),
    line(`${name}_sum`, labels, sum),
    line(`${name}_count`, labels, count),
  ].join("");
}
