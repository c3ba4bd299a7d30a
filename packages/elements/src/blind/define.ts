import { BlindTestElement } from './BlindTestElement.ts'

BlindTestElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'voice-blind-test': BlindTestElement
  }
}
