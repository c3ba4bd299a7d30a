import type { OpenApiOperation } from '@voice-rankings/contract/openapi'
import { html } from 'hono/html'
import type { Html } from './html.ts'
import { inlineText } from './inlineText.ts'

/** Renders the errors of a call: status, code, cause and remedy, with a collapsed example body each. */
export function errorList(responses: OpenApiOperation['responses']): Html {
  const errors = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content['application/json'].examples ?? {}).map(([code, example]) => ({ status, code, example })),
  )
  return html`<ul class="errors">
    ${errors.map(
      ({ status, code, example: { summary, description, value } }) =>
        html`<li>
          <details>
            <summary>
              <span class="status">${status}</span> <code>${code}</code> <span class="when">${summary}</span>
            </summary>
            <p><strong>What to do:</strong> ${inlineText(description)}</p>
            <pre><code>${JSON.stringify(value, null, 2)}</code></pre>
          </details>
        </li>`,
    )}
  </ul>`
}
