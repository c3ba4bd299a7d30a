import { type PGlite, type Transaction, types } from '@electric-sql/pglite'

const readTime = (value: string) => new Date(value)

/** Parsers of times for a client of {@link drizzleClient}, which reads them as text. */
export const READ_TIMES = {
  [types.TIMESTAMP]: readTime,
  [types.TIMESTAMPTZ]: readTime,
  [types.DATE]: readTime,
}

/**
 * Returns a client for drizzle. Drizzle passes the same parsers with each query, for which PGlite copies its own 300
 * parsers: almost half the time of a short query. Those of the first query become parsers of `client` instead.
 */
export function drizzleClient(client: PGlite): PGlite {
  let isFirst = true
  const through = (at: Pick<Transaction, 'query'>): Pick<Transaction, 'query'> => ({
    query: (text, values, { parsers, ...options } = {}) => {
      if (isFirst) Object.assign(client.parsers, parsers)
      isFirst = false
      return at.query(text, values, options)
    },
  })
  // The only methods that drizzle calls.
  const used: Pick<PGlite, 'query' | 'transaction'> = {
    ...through(client),
    transaction: (work) => client.transaction((inner) => work({ ...inner, ...through(inner) })),
  }
  return used as PGlite
}
