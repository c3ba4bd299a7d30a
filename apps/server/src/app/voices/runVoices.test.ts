import { existsSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPiper } from '../../features/speech/piper/createPiper.ts'
import { installRuntime, writeToneVoice } from '../../features/speech/piper/testing/toneVoice.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { runVoices } from './runVoices.ts'

/** An empty folder of voices, and another with a voice to add. */
function setup() {
  const folder = temporaryDirectory()
  const workingFolder = temporaryDirectory()
  installRuntime(folder)
  const model = writeToneVoice(workingFolder, { config: { phoneme_type: 'text' } })
  const printed: string[] = []
  const run = async (...args: string[]) => {
    printed.length = 0
    await runVoices(args, {
      folder,
      workingFolder,
      print: (line) => printed.push(line),
      openPiper: (path) =>
        createPiper({
          folder: path,
          modelsAtOnce: 1,
          gplProcess: undefined,
          align: () => Promise.resolve({ marks: [], timingSource: 'estimated' }),
        }),
    })
    return printed.join('\n')
  }
  const files = () => readdirSync(folder).filter((name) => name !== 'node_modules')
  return { run, files, model, folder }
}

describe('npm run voices', () => {
  it('adds a voice after it has spoken, and tells its size, hash and licence', async () => {
    const { run, files } = setup()
    const told = await run('add', 'en_US-tone-low.onnx')
    expect(told).toMatch(/en_US-tone-low\.onnx: 0\.0 MB, SHA-256 [0-9a-f]{64}/u)
    expect(told).toContain('Tone, en-US, licence not stated')
    expect(told).toMatch(/It spoke .* s/u)
    expect(files().toSorted()).toEqual(['en_US-tone-low.onnx', 'en_US-tone-low.onnx.json'])
    expect(await run('list')).toContain('en_US-tone-low  en-US  Tone  licence not stated')
  })

  it('removes a voice', async () => {
    const { run, files } = setup()
    await run('add', 'en_US-tone-low.onnx')
    await run('remove', 'en_US-tone-low')
    expect(files()).toEqual([])
  })

  it.each<[string, (model: string) => void, string]>([
    ['is cut off', (model) => truncateSync(model, 2000), 'cannot be used. It is no valid ONNX file.'],
    ['has no configuration', (model) => rmSync(`${model}.json`), 'belongs beside its model'],
    ['is not there', (model) => rmSync(model), 'cannot be read'],
  ])('refuses a file that %s, and leaves nothing behind', async (_what, spoil, reason) => {
    const { run, files, model } = setup()
    spoil(model)
    await expect(run('add', 'en_US-tone-low.onnx')).rejects.toThrow(reason)
    expect(files()).toEqual([])
  })

  it.each([
    [['add', 'voice.wav'], 'is no voice'],
    [['remove', '../package'], 'has no voice'],
    [['fetch'], 'There is no command "fetch"'],
  ])('refuses %j', async (args, reason) => {
    await expect(setup().run(...args)).rejects.toThrow(reason)
  })

  it('does not overwrite a voice', async () => {
    const { run, folder } = setup()
    await run('add', 'en_US-tone-low.onnx')
    await expect(run('add', 'en_US-tone-low.onnx')).rejects.toThrow('is there already')
    expect(existsSync(join(folder, 'en_US-tone-low.onnx'))).toBe(true)
  })
})
