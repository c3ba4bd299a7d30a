import { createMp3Encoder } from 'wasm-media-encoders'
import { answerJobs } from '../../kernel/workers/answerJobs.ts'
import { masterSpeech } from './masterSpeech.ts'

/** Shared by all jobs of this thread, which run one at a time. */
const encoder = await createMp3Encoder()

answerJobs((job: Parameters<typeof masterSpeech>[0]) => masterSpeech(job, encoder))
