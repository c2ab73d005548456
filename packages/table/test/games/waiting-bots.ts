import { threadId } from 'node:worker_threads'

/** A catalogue whose bots wait for each other: `view` is memory that all threads share. */
const bots = new Map(
  Object.entries({
    /** Waits until another bot has run. */
    waiter: { choose: (view: Int32Array) => ({ thread: threadId, met: Atomics.wait(view, 0, 0, 20_000) }) },
    /** Lets the waiter go on. */
    waker: {
      choose(view: Int32Array) {
        Atomics.store(view, 0, 1)
        Atomics.notify(view, 0)
        return { thread: threadId }
      },
    },
    /** Its configuration is memory that all threads share. */
    learner: {
      prepare: (config: Int32Array) => Atomics.add(config, 0, 1),
      choose: (view: Int32Array) => ({ prepared: Atomics.load(view, 0) }),
    },
    dier: { choose: () => process.exit(1) },
  }),
)

export const catalogue = new Map([['waiting', { bots }]])
