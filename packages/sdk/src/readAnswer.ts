import { api, ErrorBody } from '@voice-rankings/contract'
import type { CallOutput, Endpoint } from '@voice-rankings/contract'
import { HoldError, LoginRequiredError, RequestError, ResponseError } from './clientError.ts'
import type { Refusal } from './clientError.ts'

/** An HTTP response with its whole body as text. */
export interface Answer {
  status: number
  type: ResponseType
  headers: Headers
  text: string
}

type Checked = { value: unknown } | { problem: string }

/** Validates a value by the contract; unknown fields are dropped, including `__proto__`. */
async function check(schema: Endpoint['response'], json: unknown): Promise<Checked> {
  const result = await schema['~standard'].validate(json)
  if (!result.issues) return { value: result.value }
  const [first] = result.issues
  const path = first?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
  return { problem: `${path ? `${path}: ` : ''}${first?.message ?? 'not as promised'}` }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Reads the successful response of a call, or throws the error it represents. */
export async function readAnswer<E extends Endpoint>(endpoint: E, answer: Answer): Promise<CallOutput<E>> {
  const { status } = answer
  if (answer.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    throw new ResponseError(
      `${endpoint.path} was redirected, and a redirect is never followed. Set baseUrl to where the API lives.`,
      status,
    )
  }
  const json = parseJson(answer.text)
  // Redirects are thrown above, and `fetch` returns no status below 200.
  const succeeded = status < 400
  // A starting server answers its readiness with 503.
  if (succeeded || (status === 503 && (endpoint as Endpoint) === api.server.readiness)) {
    const checked = json === undefined ? { problem: 'the body is not JSON' } : await check(endpoint.response, json)
    if ('value' in checked) return checked.value
    if (succeeded) {
      throw new ResponseError(
        `${endpoint.path} did not answer as promised (${checked.problem}). Client and server may differ in version.`,
        status,
      )
    }
  }
  throw await refusal(answer, json)
}

/**
 * Reads each field of an error body separately: an answer without a code or with an invalid field still provides its
 * message and hold.
 */
async function refusal(answer: Answer, json: unknown): Promise<RequestError | HoldError | LoginRequiredError> {
  const { status, headers } = answer
  const body = fieldsOf(json)
  const data = fieldsOf(body['data'])
  const { issues: Issues } = ErrorBody.entries
  const issues = await check(Issues, body['issues'])
  const message = textOf(body['message']) ?? textOf(data['message'])
  const said: Refusal = {
    status,
    code: textOf(body['code']),
    message: message ?? `The server answered with status ${status} and no explanation.`,
    isExplained: message !== null,
    issues: ('value' in issues && (issues.value as ErrorBody['issues'])) || [],
    requestId: textOf(body['request_id']) ?? headers.get('x-request-id'),
  }
  const holdEndTime = parseTime(data['holdEndTime'])
  if (said.code === 'hold' || holdEndTime) return new HoldError(said, holdEndTime)
  if (said.code === 'login_required' || status === 401) return new LoginRequiredError(said)
  return new RequestError(said)
}

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)

/** Parses ISO 8601 or milliseconds since 1970. */
function parseTime(value: unknown): Date | null {
  const time = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN)
  return Number.isNaN(time.getTime()) ? null : time
}
