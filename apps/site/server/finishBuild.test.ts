import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { finishBuild } from './finishBuild.ts'

const made: string[] = []
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true })
})

/** Client folder with bundled files. */
function bundled(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'voice-rankings-build-'))
  made.push(directory)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    writeFileSync(path.join(directory, name), content)
  }
  return directory
}

const read = (directory: string, name: string) => readFileSync(path.join(directory, name))
const latestOf = (directory: string) =>
  JSON.parse(read(directory, 'builds/latest.json').toString()) as { id: string; built_at: string }
const holds = (directory: string, ...names: string[]) => names.map((name) => existsSync(path.join(directory, name)))

const LONG = 'speech '.repeat(500)

test('a build lists its hashed files under an id derived from them', async () => {
  const directory = bundled({ 'assets/page-1.js': 'a', 'assets/style-2.css': 'b', 'icon.svg': '<svg/>' })
  await finishBuild(directory)
  const { id, built_at } = latestOf(directory)
  expect(new Date(built_at).toISOString()).toBe(built_at)
  expect(JSON.parse(read(directory, `builds/${id}.json`).toString())).toEqual({
    id,
    built_at,
    assets: ['assets/page-1.js', 'assets/style-2.css'],
  })
})

test('the same files give the same build id, other files another', async () => {
  const [one, again, other] = [['page-1.js'], ['page-1.js'], ['page-2.js']].map(([name]) =>
    bundled({ [`assets/${name}`]: '' }),
  )
  const ids: string[] = []
  for (const directory of [one, again, other]) {
    await finishBuild(directory ?? '')
    ids.push(latestOf(directory ?? '').id)
  }
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('compressible files are written in two more encodings', async () => {
  const directory = bundled({ 'assets/page-1.js': LONG, 'assets/short-2.js': 'a', 'assets/font-3.woff2': LONG })
  await finishBuild(directory)
  expect(brotliDecompressSync(read(directory, 'assets/page-1.js.br')).toString()).toBe(LONG)
  expect(gunzipSync(read(directory, 'assets/page-1.js.gz')).toString()).toBe(LONG)
  expect(holds(directory, 'assets/short-2.js.br', 'assets/font-3.woff2.br')).toEqual([false, false])
})

test('the files of the previous build are kept for one more build', async () => {
  const first = bundled({ 'assets/page-1.js': LONG, 'assets/shared-9.js': 'same' })
  await finishBuild(first)
  const second = bundled({ 'assets/page-2.js': LONG, 'assets/shared-9.js': 'same' })
  await finishBuild(second, first)
  expect(holds(second, 'assets/page-1.js', 'assets/page-1.js.br', 'assets/page-2.js')).toEqual([true, true, true])
  const third = bundled({ 'assets/page-3.js': LONG })
  await finishBuild(third, second)
  expect(holds(third, 'assets/page-1.js', 'assets/page-2.js', 'assets/shared-9.js')).toEqual([false, true, true])
})

test('a first build, or one after a build without a list, lists only its own files', async () => {
  const unfinished = bundled({ 'assets/page-1.js': LONG })
  const directory = bundled({ 'assets/page-2.js': LONG })
  await finishBuild(directory, unfinished)
  expect(holds(directory, 'assets/page-1.js')).toEqual([false])
})
