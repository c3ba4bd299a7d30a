import { RECORDING_LIMITS } from '@voice-rankings/contract'
import { answerJobs } from '../../kernel/workers/answerJobs.ts'
import { decodeRecording } from './decodeRecording.ts'
import type { DecodedRecording } from './recordingJob.ts'

answerJobs((file: Uint8Array): Promise<DecodedRecording> => decodeRecording(file, RECORDING_LIMITS.seconds))
