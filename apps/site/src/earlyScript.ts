import { HELD, loadAfterPaint } from '../../../scripts/pages/loadAfterPaint.mjs'
import { CHUNK_FAILURE, watchChunks } from './builds/watchChunks.ts'
import { ANSWERING, keepInput } from './keepInput.ts'
import { limitMarkup } from './limitMarkup.ts'

/** Where the visitor's choice of theme is kept: `light`, `dark` or `auto`, the default. */
export const THEME_KEY = 'theme'

/**
 * Sets the theme, and the catalogue's way of showing voices. Storage may be forbidden; then it is the system's theme and the grid.
 * In a frame of another site, its address may say the theme: that of the page around cannot be known.
 */
const APPEARANCE = `(function(d,s){
try{s=localStorage}catch(e){}
var t=location.pathname.indexOf('/embed/')?null:new URLSearchParams(location.search).get('theme');
t=t||s[${JSON.stringify(THEME_KEY)}];
d.theme=t==='dark'||t==='light'?t:'auto';
d.viewMode=s.viewMode==='list'?'list':'grid';
})(document.documentElement.dataset,{})`

/** Has a thread read the browser's language data, for all of its process. A frame of another site may have no threads. */
function readLanguages(): void {
  try {
    void new Worker('/language.js')
  } catch {
    // Its scripts then read the data themselves.
  }
}

/**
 * Runs before the first paint, so that nothing flashes, and before any module, so that one that does not come is noticed.
 * Only the server has it: a browser has run it by then.
 */
export const EARLY_SCRIPT = import.meta.env.SSR
  ? `${APPEARANCE};(${String(watchChunks)})(window,${JSON.stringify(CHUNK_FAILURE)});(${String(limitMarkup)})(window);
(${String(loadAfterPaint)})(window,${JSON.stringify(HELD)},${String(readLanguages)});(${String(keepInput)})(window,${JSON.stringify(ANSWERING)})`
  : ''
