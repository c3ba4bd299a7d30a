import type { Metrics } from '../metrics/metrics.ts'
import { createFairTree, type FairNode } from './fairTree.ts'

/** Client that enqueues a job. */
export interface QueueClient {
  /** Users and visitors take turns, and a visitor's job never replaces a user's. */
  readonly signedIn: boolean
  readonly network: string
  readonly client: string
}

export interface AdmissionQueueOptions {
  /** Name of the queue in the metrics. */
  name: string
  /** Maximum number of jobs running at once. */
  concurrency: number
  /** Maximum waiting time, in ms; jobs that would wait longer are refused. */
  longestWaitMs: number
  /** Initial estimate of the time per unit of work, in ms. */
  msPerUnit: number
  /** Counts how jobs wait and run. Default: they are not counted. */
  metrics?: Pick<Metrics, 'startJob'> | undefined
  /** Creates the error of a refused job; `own` is true when its own network has the longest backlog. */
  refuse(retryAfterMs: number, own: boolean): Error
}

/** Place of a job in the queue. */
export interface Place {
  /** Throws the refusal if the place was given to another client in the meantime. */
  throwIfRefused(): void
  /**
   * Runs the job when its turn comes. Rejects with the refusal if the place was given to another client in the
   * meantime, and with the signal's reason if it aborts first.
   */
  run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
  /** Gives up the place, unless `run` was called: such a job goes on until its signal aborts. Idempotent. */
  leave(): void
}

/** Place of a refused job: fails only if the job has to run after all. */
export function refusedPlace(refusal: unknown): Place {
  const throwIfRefused = () => {
    throw refusal
  }
  return { throwIfRefused, run: async () => throwIfRefused(), leave: () => {} }
}

/** A queue of jobs, shared fairly between clients. */
export interface AdmissionQueue {
  /**
   * Reserves a place for a job of so many units; throws the refusal when the queue is full and this client has the
   * longest backlog.
   */
  enter(client: QueueClient, units: number): Place
  /** Number of jobs that wait, and of those that run. */
  state(): QueueState
}

/** Number of jobs that wait, and of those that run. */
export interface QueueState {
  readonly waiting: number
  readonly running: number
}

interface Ticket {
  readonly path: readonly string[]
  readonly units: number
  /** Time at which it got its place, in ms. */
  readonly enteredAt: number
  /** Starts the job; undefined until the job is ready to run. */
  start?: () => void
  refuse?: (error: Error) => void
  /** Error of a job that lost its place. */
  refusal?: Error
}

const USERS = 'users'
const VISITORS = 'visitors'

/** Smoothing factor of the moving average. */
const SMOOTHING = 1 / 8

/**
 * Creates a fair queue with a maximum waiting time. Turns go to the client with the least work done: first among users
 * and visitors, then among networks, then among the clients of one network. When the queue is full, the newest job of
 * the client with the longest backlog is dropped (longest queue drop).
 */
export function createAdmissionQueue({
  name,
  concurrency,
  longestWaitMs,
  metrics,
  refuse,
  ...options
}: AdmissionQueueOptions): AdmissionQueue {
  const waiting = createFairTree<Ticket>()
  let { msPerUnit } = options
  let running = 0

  const waitMs = (units: number) => (units * msPerUnit) / concurrency
  const refusal = (own: boolean) => refuse(Math.ceil(waitMs(waiting.root.units)), own)

  function makeRoom(ticket: Ticket): void {
    const isFull = () => waiting.root.units > 0 && waitMs(waiting.root.units + ticket.units) > longestWaitMs
    while (isFull()) {
      const victim = findVictim(waiting.root, ticket)
      if (!victim) {
        const network = waiting.find(ticket.path.slice(0, 2))
        throw refusal(network !== undefined)
      }
      waiting.remove(victim)
      victim.refusal = refusal(true)
      victim.refuse?.(victim.refusal)
    }
  }

  function pump(): void {
    while (running < concurrency) {
      const ticket = waiting.take(({ start }) => start !== undefined)
      if (!ticket) return
      running += 1
      ticket.start?.()
    }
  }

  async function measured<Result>({ units, enteredAt }: Ticket, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    const end = metrics?.startJob({ queue: 'texts', name }, startedAt - enteredAt)
    try {
      const result = await work()
      msPerUnit += ((performance.now() - startedAt) / units - msPerUnit) * SMOOTHING
      return result
    } finally {
      end?.()
      running -= 1
      pump()
    }
  }

  return {
    state: () => ({ waiting: countItems(waiting.root), running }),

    enter({ signedIn, network, client }, units) {
      const ticket: Ticket = {
        path: [signedIn ? USERS : VISITORS, network, client],
        units,
        enteredAt: performance.now(),
      }
      makeRoom(ticket)
      waiting.add(ticket)
      return {
        throwIfRefused() {
          if (ticket.refusal) throw ticket.refusal
        },
        leave() {
          if (!ticket.start) waiting.remove(ticket)
        },
        async run(signal, work) {
          signal.throwIfAborted()
          const turn = Promise.withResolvers<void>()
          const onAbort = () => {
            waiting.remove(ticket)
            turn.reject(signal.reason)
          }
          signal.addEventListener('abort', onAbort, { once: true })
          ticket.start = turn.resolve
          ticket.refuse = turn.reject
          if (ticket.refusal) turn.reject(ticket.refusal)
          else pump()
          try {
            await turn.promise
          } finally {
            signal.removeEventListener('abort', onAbort)
          }
          return measured(ticket, work)
        },
      }
    },
  }
}

/**
 * Finds the job to drop in favour of a ticket: the newest one of the client with the longest backlog, in the network
 * with the longest backlog, of visitors before users. Undefined when that client is the ticket's own.
 */
function findVictim(root: FairNode<Ticket>, { path, units }: Ticket): Ticket | undefined {
  const group = root.children.get(VISITORS) ?? (path[0] === USERS ? root.children.get(USERS) : undefined)
  if (!group) return undefined
  let node = group
  let isOwn = path[0] === group.name
  for (const name of path.slice(1)) {
    const own = isOwn ? node.children.get(name) : undefined
    let heaviest = own
    let most = isOwn ? (own?.units ?? 0) + units : 0
    for (const child of node.children.values()) {
      if (child === own || child.units <= most) continue
      heaviest = child
      most = child.units
    }
    // No other branch is longer than this client's would become.
    if (!heaviest) return undefined
    isOwn = isOwn && heaviest === own
    node = heaviest
  }
  return isOwn ? undefined : node.items.at(-1)
}

function countItems({ children, items }: FairNode<Ticket>): number {
  return [...children.values()].reduce((sum, child) => sum + countItems(child), items.length)
}
