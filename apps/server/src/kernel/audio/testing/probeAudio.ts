import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasProgram } from '../../../testing/hasProgram.ts'

/** Properties of a file as reported by ffprobe. */
export interface ProbedAudio {
  readonly codec: string
  readonly container: string
  readonly channels: number
  readonly sampleRate: number
  readonly seconds: number
  /** Tag names in lower case. */
  readonly tags: Readonly<Record<string, string>>
}

interface Answer {
  streams: [{ codec_name: string; channels: number; sample_rate: string; tags?: Record<string, string> }]
  format: { format_name: string; duration: string; tags?: Record<string, string> }
}

/** True when ffmpeg and ffprobe are installed; comparison tests are skipped otherwise. */
export const hasFfmpeg = ['ffmpeg', 'ffprobe'].every((name) => hasProgram(name))

/** Writes audio to a file and returns the ffmpeg arguments to read it. */
function asInput(directory: string, bytes: Uint8Array, format: string): string[] {
  const path = join(directory, `audio.${format}`)
  writeFileSync(path, bytes)
  return [...(format === 'pcm' ? ['-f', 's16le', '-ar', '24000', '-ac', '1'] : []), '-i', path]
}

/** Runs ffprobe. */
export function probeAudio(directory: string, bytes: Uint8Array, format: string): ProbedAudio {
  const input = asInput(directory, bytes, format).filter((argument) => argument !== '-i')
  const args = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', ...input]
  const { streams, format: file } = JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as Answer
  const [stream] = streams
  const tags = Object.entries({ ...stream.tags, ...file.tags }).map(([name, text]) => [name.toLowerCase(), text])
  return {
    codec: stream.codec_name,
    container: file.format_name,
    channels: stream.channels,
    sampleRate: Number(stream.sample_rate),
    seconds: Number(file.duration),
    tags: Object.fromEntries(tags) as Record<string, string>,
  }
}

/** Chapters of an m4b as reported by ffprobe. */
export function probeChapters(
  directory: string,
  bytes: Uint8Array,
): { title: string; startSeconds: number; endSeconds: number }[] {
  const input = asInput(directory, bytes, 'm4b').slice(1)
  const args = ['-v', 'error', '-show_chapters', '-of', 'json', ...input]
  const { chapters } = JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as {
    chapters: { start_time: string; end_time: string; tags: { title: string } }[]
  }
  return chapters.map(({ start_time, end_time, tags }) => ({
    title: tags.title,
    startSeconds: Number(start_time),
    endSeconds: Number(end_time),
  }))
}

/** Decodes with ffmpeg to mono samples in -1…1. */
export function decodeAudio(directory: string, bytes: Uint8Array, format: string, sampleRate: number): Float32Array {
  const args = [
    '-v',
    'error',
    ...asInput(directory, bytes, format),
    '-f',
    'f32le',
    '-ac',
    '1',
    '-ar',
    String(sampleRate),
    '-',
  ]
  const raw = execFileSync('ffmpeg', args, { maxBuffer: 1 << 28 })
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length))
}
