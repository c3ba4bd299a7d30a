import { createFairTree, type FairNode } from './fairTree.ts'

/** The client whose work it is. */
export interface LineClient {
  /** Signed-in clients and visitors take turns, and visitors' work never takes the place of a user's. */
  readonly signedIn: boolean
  readonly network: string
  readonly client: string
}

export interface LineOptions {
  /** Works under way at once. */
  turns: number
  /** Longest that work may wait, in ms: more is refused. */
  longestWaitMs: number
  /** How long a unit of work takes until that has been measured, in ms. */
  msPerUnit: number
  /** The error for work that is refused; `own` says whether its own network has the longest line. */
  refuse(retryAfterMs: number, own: boolean): Error
}

/** Work in the line. */
export interface Place {
  /** Throws the line's refusal if the place was given to another client meanwhile. */
  throwIfRefused(): void
  /**
   * Does the work when its turn comes. Rejects with the line's refusal if the place was given to another client meanwhile, and with
   * the signal's reason if that ends first.
   */
  run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
  /** Leaves the line, unless the work was handed in: that goes on until its signal ends. May be called at any time. */
  leave(): void
}

/** The place of work that was refused, and needs no turn unless it comes to that. */
export function noPlace(refusal: unknown): Place {
  const throwIfRefused = () => {
    throw refusal
  }
  return { throwIfRefused, run: async () => throwIfRefused(), leave: () => {} }
}

/** Work that waits for its turn, shared fairly between clients. */
export interface Line {
  /** Takes a place for so many units of work; throws the refusal when the line is full and this client has the longest part of it. */
  enter(client: LineClient, units: number): Place
}

interface Ticket {
  readonly path: readonly string[]
  readonly units: number
  /** Starts the work; absent until the work is ready for its turn. */
  start?: () => void
  refuse?: (error: Error) => void
  /** Why it has lost its place. */
  refusal?: Error
}

const USERS = 'users'
const VISITORS = 'visitors'

/** Share of a new measurement in the average. */
const LEARNING = 1 / 8

/**
 * Makes a line whose length is measured in time. Turns go to the client that has had the least work done, first among users and
 * visitors, then among networks, then among the clients of one. When the line is full, the newest work of the client with the
 * longest part of it gives way (longest queue drop).
 */
export function createLine({ turns, longestWaitMs, refuse, ...options }: LineOptions): Line {
  const waiting = createFairTree<Ticket>()
  let { msPerUnit } = options
  let running = 0

  const waitMs = (units: number) => (units * msPerUnit) / turns
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
    while (running < turns) {
      const ticket = waiting.take(({ start }) => start !== undefined)
      if (!ticket) return
      running += 1
      ticket.start?.()
    }
  }

  async function measured<Result>({ units }: Ticket, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    try {
      const result = await work()
      msPerUnit += ((performance.now() - startedAt) / units - msPerUnit) * LEARNING
      return result
    } finally {
      running -= 1
      pump()
    }
  }

  return {
    enter({ signedIn, network, client }, units) {
      const ticket: Ticket = { path: [signedIn ? USERS : VISITORS, network, client], units }
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
 * The work that gives way to a ticket: the newest of the client with the most waiting in the network with the most, of visitors
 * before users; undefined when that is the ticket's own.
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
    // Nothing of the others is longer than what this client would have.
    if (!heaviest) return undefined
    isOwn = isOwn && heaviest === own
    node = heaviest
  }
  return isOwn ? undefined : node.items.at(-1)
}
