import { createStandin } from '@voice-rankings/standin'
import { createEngines } from '../features/catalogue/createEngines.ts'
import { standinSettings } from '../features/speech/cloud/testing/standinSettings.ts'
import { standinSpeech } from '../features/speech/cloud/testing/standinSpeech.ts'

// Program that runs the stand-in of all providers until it is stopped. Its first line is the settings of a server that
// uses them, as JSON.
const standin = await createStandin({ speak: standinSpeech(createEngines()) })
console.log(JSON.stringify(standinSettings(standin)))
