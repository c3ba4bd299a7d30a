import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup in which everything that is not ours has been escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>
