import { servePlayer } from '../../player/servePlayer.ts'

servePlayer()
