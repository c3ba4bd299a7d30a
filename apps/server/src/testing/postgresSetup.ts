import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a PostgreSQL in which tests may create databases; null if there is none. */
    postgresUrl: string | null
  }
}

/** Provides one PostgreSQL for all tests: that of `DATABASE_URL`, else a temporary one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const temporary = given ? undefined : await startPostgres()
  const url = given ?? temporary?.url ?? null
  if (url === null) {
    const message = 'No PostgreSQL: install it (apt install postgresql), or set DATABASE_URL to one that tests may use.'
    if (process.env.CI) throw new Error(message)
    console.warn(`Tests on PostgreSQL are skipped. ${message}`)
  }
  project.provide('postgresUrl', url)
  return async () => temporary?.stop()
}
