import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { copyTemplate } from './copyTemplate.ts'

it('creates a database without access to the cache', async () => {
  const place = temporaryDirectory()
  const notFolder = join(place, 'file')
  writeFileSync(notFolder, '')
  await copyTemplate(join(place, 'database'), join(notFolder, 'cache'))
  expect(existsSync(join(place, 'database', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(place, 'database.tmp'))).toBe(false)
})
