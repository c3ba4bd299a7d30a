import Plyr from 'plyr'
import 'plyr/dist/plyr.css'
import { make, mountAll } from './mountAll.js'

mountAll((element, { src, title }) => {
  const audio = make('audio', { src, preload: 'none', controls: '' })
  element.append(audio)
  // Its icons come from a server of its own unless one has them.
  return new Plyr(audio, {
    title,
    iconUrl: '/peers/plyr/plyr.svg',
    controls: ['play', 'progress', 'current-time', 'mute', 'settings'],
  })
})
