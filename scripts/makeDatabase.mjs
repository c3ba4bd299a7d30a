// Makes the files of an empty embedded database, once per version of its tables. Runs on the pinned Node, by start.mjs.
import { findTemplate } from '../apps/server/src/kernel/database/copyTemplate.ts'

await findTemplate()
