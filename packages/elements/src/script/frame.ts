import { hasNoOrigin, openAmongFrames, serveFrame } from '@voice-rankings/playback/frame'
import { pagePlayback } from '../element/pagePlayback.ts'
import { SmallPlayerElement } from '../player/small/SmallPlayerElement.ts'

// Script of the server's page with only a player, for frames on other sites.
const playback = pagePlayback(document, hasNoOrigin() ? { openChannel: openAmongFrames } : {})
SmallPlayerElement.define()
const player = document.querySelector<SmallPlayerElement>('voice-player')
if (player) serveFrame({ playback, player, title: document.querySelector('main')?.ariaLabel ?? '' })
