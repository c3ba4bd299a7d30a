import { type AudioSource, BufferTarget, Output, type OutputFormat } from 'mediabunny'
import type { AudioTags } from './audioTags.ts'

/** Writes a file with one track. `feed` adds all samples to the source. */
export async function muxAudio<Source extends AudioSource>(
  format: OutputFormat,
  source: Source,
  tags: AudioTags,
  feed: (source: Source) => Promise<void>,
): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  output.addAudioTrack(source)
  output.setMetadataTags({ title: tags.title, artist: tags.voice, album: tags.provider })
  await output.start()
  await feed(source)
  await output.finalize()
  if (!target.buffer) throw new Error('The muxer returned no file.')
  return new Uint8Array(target.buffer)
}
