import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import { encodeFormat } from '../../kernel/audio/formats/encodeFormat.ts'
import { answerJobs } from '../../kernel/workers/answerJobs.ts'
import type { ConversionJob } from './conversionJob.ts'

answerJobs(async ({ mp3, format, tags }: ConversionJob): Promise<Uint8Array> => {
  const { samples, sampleRate } = await decodeMp3(mp3)
  return encodeFormat(format, samples, sampleRate, tags)
})
