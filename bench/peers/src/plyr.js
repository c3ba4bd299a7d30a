import Plyr from 'plyr'
import 'plyr/dist/plyr.css'
import { make, mountAll } from './mountAll.js'

mountAll((element, { src, title }) => {
  const audio = make('audio', { src, preload: 'none', controls: '' })
  element.append(audio)
  // By default Plyr loads its icons from its own CDN.
  return new Plyr(audio, {
    title,
    iconUrl: '/peers/plyr/plyr.svg',
    controls: ['play', 'progress', 'current-time', 'mute', 'settings'],
  })
})
