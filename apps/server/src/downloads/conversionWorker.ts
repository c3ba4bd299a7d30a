import { decodeMp3 } from '../audio/decodeMp3.ts'
import { encodeFormat } from '../audio/formats/encodeFormat.ts'
import { answerJobs } from '../speech/pool/answerJobs.ts'
import type { ConversionJob } from './conversionJob.ts'

answerJobs(async ({ mp3, format, tags }: ConversionJob): Promise<Uint8Array> => {
  const { samples, sampleRate } = await decodeMp3(mp3)
  return encodeFormat(format, samples, sampleRate, tags)
})
