import { type CallName, callsByName } from '../callsByName.ts'
import type { Endpoint } from '../endpoint.ts'
import { isFile } from '../isFile.ts'
import type { InputParts } from '../splitInput.ts'
import { exampleOf } from './callExamples.ts'

/** Cookie jar of curl. */
const COOKIES = 'cookies.txt'

/**
 * Formats the example of a call as shell commands, preceded by the call that provides its input. They work as they
 * stand with curl; those of a logged-in user require {@link signInCommand} first.
 */
export function curlCommand(name: CallName, server: string): string {
  const { before, command } = commandsOf(name, server, name)
  return [...before, command].join('\n')
}

/** Command of a call, and the lines before it that make the calls which provide its input. */
function commandsOf(name: CallName, server: string, of: CallName): { before: string[]; command: string } {
  const { needs } = exampleOf(name)
  const command = plainCommand(name, server, of)
  if (!needs) return { before: [], command }
  const earlier = commandsOf(needs.call, server, of)
  const answered = exampleOf(needs.call).response
  const values = needs.fields.map((field) => ({ field, value: findValue(answered, field) }))
  return {
    before: [
      ...earlier.before,
      `answer=$(${earlier.command})`,
      ...values.map(({ field }) => `${field}=$(printf %s "$answer" | sed -E 's/.*"${field}":"?([^",}]*).*/\\1/')`),
    ],
    command: values.reduce((text, { field, value }) => text.replaceAll(value, `'"$${field}"'`), command),
  }
}

/**
 * Command that creates an account for the examples and stores its session, on servers with passwords.
 *
 * @example
 * console.log(signInCommand('https://voices.example'))
 */
export function signInCommand(server: string): string {
  return [
    `curl -s -c ${COOKIES} -H ${quote(`Origin: ${server}`)}`,
    `  -d intent=create -d email=me@example.com -d password='choose one' ${quote(`${server}/api/v1/login`)}`,
  ].join(' \\\n')
}

/** `of` is the call for which this one is made: an earlier call needs the same identity. */
function plainCommand(name: CallName, server: string, of: CallName): string {
  const call: Endpoint = callsByName[name]
  const { params, query = {}, body } = exampleOf(name).request
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = Object.entries(query)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('='))
    .join('&')
  const isUser = callsByName[of].access !== 'anyone'
  const isKnown = isUser || exampleOf(of).remembered === true
  const lines = [
    `curl -s${call.method === 'GET' || (call.method === 'POST' && body) ? '' : ` -X ${call.method}`} ${quote(`${server}${path}${search && `?${search}`}`)}`,
    ...(isKnown ? [`  -b ${COOKIES}${isUser ? '' : ` -c ${COOKIES}`}`] : []),
    ...(isKnown && call.method !== 'GET' ? [`  -H ${quote(`Origin: ${server}`)}`] : []),
    ...(body ? bodyLines(call, body) : []),
  ]
  return lines.join(' \\\n')
}

function bodyLines({ form, body: schema }: Endpoint, body: NonNullable<InputParts['body']>): string[] {
  if (!form) return [`  -H 'Content-Type: application/json'`, `  -d ${quote(JSON.stringify(body))}`]
  return Object.entries(body).map(
    ([name, value]) => `  -F ${quote(`${name}=${isFile(schema, name) ? '@' : ''}${String(value)}`)}`,
  )
}

/** Quotes a text as one shell word. */
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** First value of a field anywhere in an answer. */
function findValue(answer: unknown, field: string): string {
  const found = /"([^"]*)"|[^,}\]]+/.exec(JSON.stringify(answer).split(`"${field}":`)[1] ?? '')
  if (!found) throw new Error(`The example has no "${field}".`)
  return found[1] ?? found[0]
}
