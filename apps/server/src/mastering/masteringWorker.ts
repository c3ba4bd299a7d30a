import { answerJobs } from '../speech/pool/answerJobs.ts'
import { masterSpeech } from './masterSpeech.ts'

answerJobs(masterSpeech)
