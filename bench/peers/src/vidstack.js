import 'vidstack/player'
import 'vidstack/player/layouts/default'
import 'vidstack/player/ui'
import 'vidstack/player/styles/default/theme.css'
import 'vidstack/player/styles/default/layouts/audio.css'
import { make, mountAll } from './mountAll.js'

mountAll((element, { src, title, durationMs }) => {
  element.append(
    make(
      'media-player',
      // `load: 'play'` requests the least before playback.
      { src, title, 'view-type': 'audio', load: 'play', preload: 'none', duration: durationMs / 1000 },
      make('media-provider'),
      make('media-audio-layout'),
    ),
  )
})
