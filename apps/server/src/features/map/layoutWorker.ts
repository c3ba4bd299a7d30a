import { answerJobs } from '../../kernel/workers/answerJobs.ts'
import { layOutVoices, type SoundPlace, type SoundVoice } from './layOutVoices.ts'

answerJobs<readonly SoundVoice[], SoundPlace[]>((voices) => Promise.resolve(layOutVoices(voices)))
