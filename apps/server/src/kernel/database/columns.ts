import { bigint, text, timestamp } from 'drizzle-orm/pg-core'
import { voices } from './schema.ts'

/** Key of rows in the order of their creation. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A voice of the catalogue. */
export const voice = () =>
  text()
    .notNull()
    .references(() => voices.voice_id)

export const moment = () => timestamp({ withTimezone: true })
