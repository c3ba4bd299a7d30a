/** What a worker answers to one job: the result, a refusal of this job, in words of the pool's owner, or that it broke while trying. */
export type WorkerReply<Result, Refusal extends string = never> =
  | { ok: true; result: Result }
  | { ok: false; reason: Refusal }
  | { ok: false; reason: 'broken'; message: string }

/** One worker of a pool, a thread or a process: it takes one job at a time and answers each once. */
export interface PoolWorker<Job> {
  post(job: Job): void
  /** Ends the worker at once, in the middle of a job if need be. */
  stop(): void
}

/** Who a worker tells about its replies and its end; `onExit` comes once, also after `stop`. */
export interface WorkerEvents<Result, Refusal extends string = never> {
  onReply(reply: WorkerReply<Result, Refusal>): void
  onExit(reason: string): void
}

/** Starts one worker. */
export type StartWorker<Job, Result, Refusal extends string = never> = (
  events: WorkerEvents<Result, Refusal>,
) => Promise<PoolWorker<Job>>
