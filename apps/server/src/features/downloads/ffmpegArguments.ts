import type { OutputFormat } from '@voice-rankings/contract'
import type { AudioTags } from '../../kernel/audio/formats/audioTags.ts'
import { PCM_RATE } from '../../kernel/audio/formats/mediaTypes.ts'

/** Muxer, encoder and further arguments of each format. */
const FORMATS: Readonly<Record<OutputFormat, readonly string[]>> = {
  wav: ['-f', 'wav', '-c:a', 'pcm_s16le'],
  ogg: ['-f', 'ogg', '-c:a', 'libvorbis', '-q:a', '4'],
  // An mp3 decodes to more than 16 bits per sample, which would double the file.
  flac: ['-f', 'flac', '-c:a', 'flac', '-sample_fmt', 's16'],
  opus: ['-f', 'opus', '-c:a', 'libopus', '-b:a', '64k'],
  aiff: ['-f', 'aiff', '-c:a', 'pcm_s16be', '-write_id3v2', '1'],
  aac: ['-f', 'adts', '-c:a', 'aac', '-b:a', '96k', '-write_id3v2', '1'],
  pcm: ['-f', 's16le', '-c:a', 'pcm_s16le', '-ar', String(PCM_RATE)],
  m4a: ['-f', 'ipod', '-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart'],
}

/** CPU time limit per file: a hundred times that of the longest text. */
const CPU_SECONDS = 20

/** Largest allocation of ffmpeg: several times the samples of the longest text. */
const BLOCK_BYTES = 64 * 1024 * 1024

/**
 * Arguments of ffmpeg. Input and output are files: with a pipe as input it cannot trim the padding of mp3 files, and
 * not all formats can be written to a pipe. The input is always read as mp3 and only files may be opened, so that a
 * disguised playlist cannot make ffmpeg read or fetch anything else.
 */
export function ffmpegArguments(input: string, output: string, format: OutputFormat, tags: AudioTags): string[] {
  const { title, voice, provider } = tags
  return [
    ['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
    ['-timelimit', String(CPU_SECONDS), '-max_alloc', String(BLOCK_BYTES)],
    ['-protocol_whitelist', 'file,pipe', '-f', 'mp3', '-i', `file:${input}`],
    ['-map', '0:a:0', '-map_metadata', '-1'],
    ['-metadata', `title=${title}`, '-metadata', `artist=${voice}`, '-metadata', `album=${provider}`],
    FORMATS[format],
    ['-y', `file:${output}`],
  ].flat()
}
