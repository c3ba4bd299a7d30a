import { expect, it } from 'vitest'
import {
  AnalysisPanelElement,
  SimilarVoicesElement,
  VoiceOverviewElement,
  VoicePlayerElement,
  VoiceSearchElement,
} from '../index.ts'
import { VERSION } from '../version.ts'
import { customElementsManifest, htmlCustomData, webTypes } from './customElements.ts'

const ELEMENTS = [
  VoicePlayerElement,
  VoiceOverviewElement,
  SimilarVoicesElement,
  AnalysisPanelElement,
  VoiceSearchElement,
]
const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`

// When an element has changed, `vitest -u` writes them anew; where nobody may write, a stale one fails.
it('the manifest that is published tells of the elements as they are', async () => {
  await expect(print(customElementsManifest(ELEMENTS))).toMatchFileSnapshot('../../custom-elements.json')
})

it('so does what Visual Studio Code reads', async () => {
  await expect(print(htmlCustomData(ELEMENTS))).toMatchFileSnapshot('../../vscode.html-custom-data.json')
})

it('so does what editors of JetBrains read', async () => {
  await expect(print(webTypes(ELEMENTS, VERSION))).toMatchFileSnapshot('../../web-types.json')
})
