import type { JsonSchema } from '@valibot/to-json-schema'
import type { OpenApiOperation } from '@voice-rankings/contract/openapi'
import { html } from 'hono/html'
import { errorList } from './errorList.ts'
import { type FieldRow, fieldRows } from './fieldRows.ts'
import type { Html } from './html.ts'
import { inlineText } from './inlineText.ts'

export interface DocumentedCall {
  readonly method: string
  readonly path: string
  readonly operation: OpenApiOperation
}

/** Renders the documentation of one call; its name is the URL fragment. */
export function callSection({ method, path, operation }: DocumentedCall): Html {
  const { operationId: id, summary, description, parameters, requestBody, responses } = operation
  const [body] = Object.values(requestBody?.content ?? {})
  const answer = responses['200']?.content['application/json']
  return html`<article id="${id}" aria-labelledby="${id}-title">
    <h3 id="${id}-title">${summary}<a class="anchor" href="#${id}" aria-label="Link to “${summary}”">#</a></h3>
    <p class="address"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p class="who">${whoMayCall(operation)} In the client: <code>client.${id}()</code></p>
    ${description === undefined ? '' : html`<p>${inlineText(description)}</p>`}
    ${
      parameters.length === 0
        ? ''
        : html`<h4>Parameters</h4>
            ${fieldList(parameters.map(parameterRow))}`
    }
    ${
      body
        ? html`<h4>Body</h4>
            ${fieldList(fieldRows(body.schema))}`
        : ''
    }
    <h4>Example</h4>
    ${code(operation['x-codeSamples'][0]?.source ?? '', 'Commands')}
    ${answer ? code(pretty(answer.example), 'Response') : ''}
    ${
      method === 'get'
        ? html`<div class="try" data-try="${examplePath(path, operation)}" data-name="${summary}"></div>`
        : ''
    }
    ${answer ? answerFields(answer.schema as JsonSchema) : ''}
    <h4>Errors</h4>
    ${errorList(responses)}
  </article>`
}

function whoMayCall({ security }: OpenApiOperation): string {
  const isOpen = security.some((needed) => Object.keys(needed).length === 0)
  if (isOpen) return 'No login needed.'
  const bearer = security.some((needed) => 'bearer' in needed)
  return bearer ? 'Login needed.' : 'Login on this site needed.'
}

const parameterRow = ({
  name,
  required,
  description = '',
  schema,
  in: where,
}: OpenApiOperation['parameters'][number]) =>
  ({
    path: name,
    type: fieldRows({ type: 'object', properties: { [name]: schema } })[0]?.type ?? 'string',
    required,
    text: `${where === 'path' ? 'In the path. ' : ''}${description}`,
  }) satisfies FieldRow

function fieldList(rows: readonly FieldRow[]): Html {
  return html`<dl class="fields">
    ${rows.map(
      ({ path, type, required, text }) =>
        html`<div>
          <dt>
            <code>${path}</code>
            <span class="type">${type}</span>${required ? html` <span class="must">required</span>` : ''}
          </dt>
          <dd>${inlineText(text)}</dd>
        </div>`,
    )}
  </dl>`
}

/** Renders the fields of an answer, collapsed, since there can be many. */
function answerFields(schema: JsonSchema): Html {
  const rows = fieldRows(schema).map((row) => ({ ...row, required: false }))
  return html`<details>
    <summary>Fields of the response (${String(rows.length)})</summary>
    ${fieldList(rows)}
  </details>`
}

/** Path and query of the example request. */
function examplePath(path: string, { parameters }: OpenApiOperation): string {
  const found = (where: string) => parameters.filter((one) => one.in === where && one.example !== undefined)
  const inPath = new Map(found('path').map(({ name, example }) => [name, String(example)]))
  const query = new URLSearchParams()
  for (const { name, example } of found('query')) query.set(name, String(example))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ''))
  return query.size === 0 ? filled : `${filled}?${query.toString()}`
}

/** Formats an example with one field per line, but arrays of numbers, such as waveforms, on one line. */
const pretty = (example: unknown) =>
  JSON.stringify(example, null, 2).replaceAll(/\[[\d\s,.]+\]/g, (list) => list.replaceAll(/\s+/g, ' '))

function code(text: string, label: string): Html {
  return html`<figure>
    <figcaption>${label}</figcaption>
    <pre><code>${text}</code></pre>
  </figure>`
}
