const second = 1000;

/** The background jobs (`server/jobs/`), and the pause between two runs of each in milliseconds. */
export const jobIntervals = {
  "send mails": 2 * second,
  "delete files": 10 * second,
  erasures: 60 * second,
  "empty journal": 10 * second,
  "tell of reports": 60 * second,
  sweep: 600 * second,
} as const;

export type JobName = keyof typeof jobIntervals;
