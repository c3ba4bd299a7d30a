import { SimilarVoicesElement } from './SimilarVoicesElement.ts'

SimilarVoicesElement.define()

declare global {
  interface HTMLElementTagNameMap {
    'similar-voices': SimilarVoicesElement
  }
}
