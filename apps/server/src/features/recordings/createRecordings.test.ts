import { afterAll, expect, it } from 'vitest'
import { encodeWav } from '../../kernel/audio/formats/encodeWav.ts'
import { createRecordings } from './createRecordings.ts'

const WAV = encodeWav(new Float32Array(8000).fill(0.5, 1000, 7000), 8000, { title: '', voice: '', provider: '' })
const RECORDING = { audio: WAV, text: 'One two.', languageCode: 'en' }
const MISFIT = { offset: 4, seconds: 0.5 }

const recordings = createRecordings({
  align(_speech, options) {
    for (const share of [0, 0.5, 1]) options?.onProgress?.(share)
    return Promise.resolve({ marks: [], timingSource: 'aligned', misfit: MISFIT })
  },
})
afterAll(() => recordings.close())

it('a recording whose text is not what is said tells where it stops fitting', async () => {
  expect((await recordings.align(RECORDING)).misfit).toEqual(MISFIT)
})

it('the progress of a recording rises to 1, with a tenth for decoding', async () => {
  const shares: number[] = []
  await recordings.align(RECORDING, { onProgress: (share) => void shares.push(share) })
  expect(shares).toEqual([0.1, 0.1, 0.55, 1])
})
