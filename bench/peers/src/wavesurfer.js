import WaveSurfer from 'wavesurfer.js'
import { make, mountAll } from './mountAll.js'

mountAll((element, { src, title, durationMs, peaks }) => {
  // It has no controls of its own.
  const button = make('button', { type: 'button', 'aria-label': `Play ${title}` }, '▶')
  const container = make('div')
  element.append(title, button, container)
  const waveform = WaveSurfer.create({ container, url: src, peaks: [peaks], duration: durationMs / 1000, height: 48 })
  button.addEventListener('click', () => void waveform.playPause())
})
