import { hasNoOrigin, openAmongFrames, serveFrame } from '@voice-rankings/playback/frame'
import { pagePlayback } from '../element/pagePlayback.ts'
import { VoicePlayerFacade } from '../facade/VoicePlayerFacade.ts'

// A document of the server that holds a player alone, for the frames of other sites.
const playback = pagePlayback(document, hasNoOrigin() ? { openChannel: openAmongFrames } : {})
VoicePlayerFacade.define()
const player = document.querySelector<VoicePlayerFacade>('voice-player')
if (player) serveFrame({ playback, player, title: document.querySelector('main')?.ariaLabel ?? '' })
