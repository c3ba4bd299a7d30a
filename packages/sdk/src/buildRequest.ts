import type { Endpoint } from '@voice-rankings/contract'
import { InputError } from './clientError.ts'

/** What stands in a path or a query. */
type Fields = Record<string, string | number | boolean | null | undefined>

/** The parts of a call's input, whatever the call. */
export interface Parts {
  params?: Fields
  query?: Fields
  body?: unknown
}

/** Where a call goes, below the base URL, and what is sent there. */
export interface BuiltRequest {
  path: string
  init: RequestInit
}

/**
 * What cannot stand in a path: nothing, a dot segment, which would climb out of it even when escaped (URL standard, 4.4), and
 * half of a surrogate pair, which is no character.
 */
const UNSENDABLE = /^\.{0,2}$|\p{Surrogate}/u

function fillPath(template: string, params: Fields): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (UNSENDABLE.test(value)) {
      throw new InputError(`"${value}" cannot stand for ${name} in ${template}. Give whole characters, not only dots.`)
    }
    return encodeURIComponent(value)
  })
}

function queryString(query: Fields): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** Makes the request of a call, the same for every attempt. */
export function buildRequest(endpoint: Endpoint, { params = {}, query = {}, body }: Parts): BuiltRequest {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (endpoint.body) headers['content-type'] = 'application/json'
  return {
    path: fillPath(endpoint.path, params) + queryString(query),
    init: {
      method: endpoint.method,
      headers,
      body: endpoint.body ? JSON.stringify(body ?? {}) : undefined,
      // The API never redirects. Following one could carry what we send to a stranger's origin.
      redirect: 'manual',
    },
  }
}
