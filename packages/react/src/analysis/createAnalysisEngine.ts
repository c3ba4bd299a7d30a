import type { Client } from '@voice-rankings/sdk'
import { loadAudio } from '@voice-rankings/sdk/audio'
import type { AnalysisEngine } from './analysisEngine.ts'
import { decodeClip, rateOfFile } from './decodeClip.ts'
import { measureClip } from './measureClip.ts'
import { openLiveFeed } from './openLiveFeed.ts'

/** MIME type of base64 audio in the API. */
const TYPE = 'audio/mpeg'

/** Engine that uses the browser's audio. The code to measure whole clips loads with the first of them. */
export function createAnalysisEngine(client: Pick<Client, 'url'>): Pick<AnalysisEngine, 'load'> {
  return {
    async load(source, signal) {
      const address = 'url' in source ? { url: client.url(source.url) } : source
      const bytes = await loadAudio(address, { signal })
      // Decoding detaches the buffer, so the player's copy is made first.
      const file = new Blob([bytes], { type: TYPE })
      const rate = rateOfFile(bytes.buffer)
      const sound = await decodeClip(bytes.buffer)
      signal.throwIfAborted()
      return {
        ...openFile(file),
        durationMs: (sound.samples.length * 1000) / sound.rate,
        async measure(marks, stop) {
          const original = rate === sound.rate ? sound : await decodeClip(await file.arrayBuffer(), rate)
          stop.throwIfAborted()
          return await measureClip(original, marks, stop)
        },
        listen: () => openLiveFeed(sound),
      }
    },
  }
}

function openFile(file: Blob): { url: string; close: () => void } {
  const url = URL.createObjectURL(file)
  return { url, close: () => URL.revokeObjectURL(url) }
}
