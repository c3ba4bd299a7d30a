import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SETTINGS } from './config.ts'
import { packagePath } from './packagePath.ts'

const read = (name: string) => readFileSync(packagePath('..', '..', 'deploy', name), 'utf8')
const known = new Set(Object.values(SETTINGS).map(({ env }) => env))
/** Variables of other programs. */
const OTHERS = new Set(['NODE_ENV', 'POSTGRES_PASSWORD'])

const FILES: Readonly<Record<string, (text: string) => string[]>> = {
  'compose.yaml': (text) => {
    const [, settings = ''] = /^x-settings: &settings\n((?: {2}.*\n)+)/m.exec(text) ?? []
    return [...settings.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  },
  'voice-rankings.service': (text) =>
    [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' ').map(nameOf)),
  Dockerfile: (text) => [...text.matchAll(/^ENV (.*=.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' ').map(nameOf)),
  'example.env': (text) => [...text.matchAll(/^\w+=/gm)].map(([pair]) => nameOf(pair)),
}
const nameOf = (pair: string) => pair.split('=')[0] ?? ''

it.each(Object.entries(FILES))('deploy/%s names settings of the server only', (file, namesIn) => {
  const names = namesIn(read(file)).filter((name) => !OTHERS.has(name) && name !== 'CI')
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

it('deploy/example.env lists each variable that deploy/compose.yaml requires', () => {
  const required = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
  expect(FILES['example.env']?.(read('example.env'))).toEqual(expect.arrayContaining(required))
})

it('deploy/Dockerfile uses the Node of the workspace', () => {
  const [, node] =
    /^nodeVersion: (\S+)$/m.exec(readFileSync(packagePath('..', '..', 'pnpm-workspace.yaml'), 'utf8')) ?? []
  expect(read('Dockerfile')).toContain(`ARG NODE=${node}\n`)
})
