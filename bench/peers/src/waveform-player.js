import WaveformPlayer from '@arraypress/waveform-player/no-autoinit'
import '@arraypress/waveform-player/styles.css'
import { mountAll } from './mountAll.js'

mountAll(
  (element, { src, title, peaks }) =>
    new WaveformPlayer(element, { url: src, title, waveform: peaks, preload: 'none', showPlaybackSpeed: true }),
)
