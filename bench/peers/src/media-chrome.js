import 'media-chrome/media-controller'
import 'media-chrome/media-control-bar'
import 'media-chrome/media-play-button'
import 'media-chrome/media-time-range'
import 'media-chrome/media-time-display'
import 'media-chrome/media-mute-button'
import 'media-chrome/media-playback-rate-button'
import { make, mountAll } from './mountAll.js'

mountAll((element, { src, title }) => {
  element.append(
    make(
      'media-controller',
      { audio: '', 'aria-label': title },
      make('audio', { slot: 'media', src, preload: 'none' }),
      make(
        'media-control-bar',
        {},
        make('media-play-button'),
        make('media-time-range'),
        make('media-time-display', { showduration: '' }),
        make('media-mute-button'),
        make('media-playback-rate-button'),
      ),
    ),
  )
})
