import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parsePeaks } from '@voice-rankings/playback'
import { parseMarks } from '@voice-rankings/playback/captions'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEngines } from '../../features/catalogue/createEngines.ts'
import { encodeMp3 } from '../../kernel/audio/createMp3Writer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { runAlign } from './runAlign.ts'

const TEXT = 'The tea is still warm,\nand we have been waiting for you.'
const FILES = ['talk.json', 'talk.mp3', 'talk.peaks.json', 'talk.srt', 'talk.txt', 'talk.vtt']

const flite = () => createEngines().filter(({ id }) => id === 'flite')

describe('the command align', () => {
  let mp3: Uint8Array
  let folder: string
  beforeAll(async () => {
    const [engine] = flite()
    const { audio } = await engine!.synthesize({ text: TEXT, speakerId: 'slt--base' })
    mp3 = await encodeMp3(audio.samples, audio.sampleRate)
    await engine!.close()
  })
  beforeEach(async () => {
    folder = temporaryDirectory()
    await writeFile(join(folder, 'talk.mp3'), mp3)
    await writeFile(join(folder, 'talk.txt'), TEXT)
  })

  /** Runs the command and returns what it printed, and the shares that it reported. */
  async function run(...args: string[]) {
    const lines: string[] = []
    const shares: number[] = []
    await runAlign(args, {
      folder,
      openEngines: flite,
      print: (line) => void lines.push(line),
      onProgress: (share) => void shares.push(share),
    })
    return { lines, shares }
  }
  const read = (name: string) => readFile(join(folder, name), 'utf8')

  it('writes word times, captions and waveform beside the audio', async () => {
    const { shares } = await run('talk.mp3', 'talk.txt', '--language', 'en')
    expect(await readdir(folder)).toEqual(FILES)
    const words = TEXT.split(/\s/)
    expect(parseMarks(await read('talk.vtt')).map(({ word }) => word)).toEqual(words)
    expect(parseMarks(await read('talk.json')).map(({ word }) => word)).toEqual(words)
    expect(await read('talk.srt')).toContain('The tea is still warm, and we have been waiting for you.')
    const peaks = await read('talk.peaks.json')
    expect(parsePeaks(peaks)).toEqual(JSON.parse(peaks))
    expect(shares.at(-1)).toBe(1)
  })

  it('prints the player to paste, with addresses of the files', async () => {
    await writeFile(join(folder, 'my "talk" & more.mp3'), mp3)
    const { lines } = await run('my "talk" & more.mp3', 'talk.txt', '--language', 'en')
    const name = 'my%20%22talk%22%20%26%20more'
    expect(lines.at(-1)).toBe(
      `<voice-player src="${name}.mp3" marks="${name}.vtt" peaks="${name}.peaks.json"></voice-player>`,
    )
  })

  it('writes to the folder of --out', async () => {
    await run('talk.mp3', 'talk.txt', '--language', 'en', '--out', 'public/audio')
    expect(await readdir(join(folder, 'public/audio'))).toEqual(FILES.filter((name) => !/mp3|txt/.test(name)))
  })

  it('replaces files with --force only', async () => {
    await writeFile(join(folder, 'talk.srt'), 'mine')
    const args = ['talk.mp3', 'talk.txt', '--language', 'en']
    await expect(run(...args)).rejects.toThrow(/talk\.srt exists\. Replace it with --force/)
    expect(await readdir(folder)).not.toContain('talk.vtt')
    await run(...args, '--force')
    expect(await read('talk.srt')).toContain('The tea')
  })

  it('never replaces the text', async () => {
    await writeFile(join(folder, 'talk.srt'), TEXT)
    await expect(run('talk.mp3', 'talk.srt', '--language', 'en', '--force')).rejects.toThrow(
      /talk\.srt would be replaced/,
    )
    expect(await read('talk.srt')).toBe(TEXT)
  })

  it('says that times are estimated in a language without an engine', async () => {
    const { lines } = await run('talk.mp3', 'talk.txt', '--language', 'zu')
    expect(lines).toContainEqual('No installed engine speaks zu: the word times are estimated by length.')
  })

  it.each([
    ['no language', ['talk.mp3', 'talk.txt'], /Name the language/],
    ['a language that is none', ['talk.mp3', 'talk.txt', '--language', 'english!'], /--language: Write a BCP 47 code/],
    ['a gender that is none', ['talk.mp3', 'talk.txt', '--language', 'en', '--gender', 'x'], /--gender: /],
    ['no text', ['talk.mp3', '--language', 'en'], /Name an audio file and a text/],
    ['an unknown option', ['talk.mp3', 'talk.txt', '--lang', 'en'], /'--lang'/],
    ['a missing file', ['no.mp3', 'talk.txt', '--language', 'en'], /no\.mp3 cannot be read/],
    ['a file that is not audio', ['talk.txt', 'talk.txt', '--language', 'en', '--out', 'x'], /is not audio/],
  ])('explains %s and writes nothing', async (_fault, args, message) => {
    await expect(run(...args)).rejects.toThrow(message)
    expect(await readdir(folder)).toEqual(['talk.mp3', 'talk.txt'])
  })

  it('prints its help without arguments', async () => {
    expect((await run()).lines.join('\n')).toContain('--language')
  })
})
