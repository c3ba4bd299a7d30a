import '@videojs/html/audio/player'
import '@videojs/html/audio/skin'
import { make, mountAll } from './mountAll.js'

mountAll((element, { src, title }) => {
  const audio = make('audio', { slot: 'media', src, title, preload: 'none' })
  element.append(make('audio-player', {}, make('audio-skin', {}, audio)))
})
