export { LazyVoiceChooser } from './LazyVoiceChooser.tsx'
