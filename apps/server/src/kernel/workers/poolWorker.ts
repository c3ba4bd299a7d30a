/** Reply of a worker to one job: its result, a refusal by the owner's reasons, or a failure. */
export type WorkerReply<Result, Refusal extends string = never> =
  | { ok: true; result: Result }
  | { ok: false; reason: Refusal }
  | { ok: false; reason: 'broken'; message: string }

/** A worker of a pool, on a thread or in a process. It takes one job at a time and replies to each once. */
export interface PoolWorker<Job> {
  post(job: Job): void
  /** Stops the worker at once, even during a job. */
  stop(): void
}

/** Callbacks of a worker; `onExit` is called once, also after `stop`. */
export interface WorkerEvents<Result, Refusal extends string = never> {
  onReply(reply: WorkerReply<Result, Refusal>): void
  onExit(reason: string): void
}

export type StartWorker<Job, Result, Refusal extends string = never> = (
  events: WorkerEvents<Result, Refusal>,
) => Promise<PoolWorker<Job>>
