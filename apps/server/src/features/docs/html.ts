import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup in which all interpolated values have been escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>
