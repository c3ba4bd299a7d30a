import { PROGRESS_TYPE, splitInput } from '@voice-rankings/contract'
import type { Endpoint, InputParts } from '@voice-rankings/contract'
import { InputError } from './clientError.ts'

/** Path and options of a call, for `fetch`. */
export interface BuiltRequest {
  path: string
  init: RequestInit
}

/**
 * Invalid path segments: the empty text, dot segments, which are resolved even when escaped (URL standard, 4.4), and
 * lone surrogates.
 */
const UNSENDABLE = /^\.{0,2}$|\p{Surrogate}/u

function fillPath(template: string, params: InputParts['params']): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (UNSENDABLE.test(value)) {
      throw new InputError(`"${value}" cannot stand for ${name} in ${template}. Give whole characters, not only dots.`)
    }
    return encodeURIComponent(value)
  })
}

function queryString(query: NonNullable<InputParts['query']>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** Sends texts as files: `fetch` changes the line breaks of text fields, which would move indices of the text. */
function formOf(body: NonNullable<InputParts['body']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.set(name, value instanceof Blob ? value : new Blob([value as string]))
  }
  return form
}

/** Builds the request of a call, which is the same for every attempt. */
export function buildRequest(endpoint: Endpoint, input: object): BuiltRequest {
  const { params, query = {}, body } = splitInput(endpoint, input)
  const headers: Record<string, string> = { accept: endpoint.progress ? PROGRESS_TYPE : 'application/json' }
  // For a form, `fetch` sets the type with its boundary.
  if (body && !endpoint.form) headers['content-type'] = 'application/json'
  return {
    path: fillPath(endpoint.path, params) + queryString(query),
    init: {
      method: endpoint.method,
      headers,
      body: body && (endpoint.form ? formOf(body) : JSON.stringify(body)),
      // The API never redirects, and following a redirect could send data to a foreign origin.
      redirect: 'manual',
    },
  }
}
