import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { errorMeta } from './errorMeta.ts'

test.each([
  [404, '/no/such/page', 'Page Not Found: /no/such/page · Voice Rankings'],
  [404, '', 'Page Not Found · Voice Rankings'],
  [403, '', 'Access Denied · Voice Rankings'],
  [503, '', 'An Unexpected Error Occurred · Voice Rankings'],
])('an error page with status %i and detail "%s" has the title "%s"', (status, detail, title) => {
  expect(errorMeta(new ErrorResponse(status, '', detail))).toContainEqual({ title })
})
