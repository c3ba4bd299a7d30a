import { HELD, loadAfterPaint } from '../../../scripts/pages/loadAfterPaint.mjs'
import { CHUNK_FAILURE, watchChunks } from './builds/watchChunks.ts'
import { ANSWERING, keepInput } from './keepInput.ts'
import { limitMarkup } from './limitMarkup.ts'

/** localStorage key of the theme: `light`, `dark` or `auto` (default). */
export const THEME_KEY = 'theme'

/**
 * Sets the theme and the catalogue's view mode. Without storage these are the system's theme and the grid. A framed
 * page may get its theme from its address, since it cannot read that of the embedding page.
 */
const APPEARANCE = `(function(d,s){
try{s=localStorage}catch(e){}
var t=location.pathname.indexOf('/embed/')?null:new URLSearchParams(location.search).get('theme');
t=t||s[${JSON.stringify(THEME_KEY)}];
d.theme=t==='dark'||t==='light'?t:'auto';
d.viewMode=s.viewMode==='list'?'list':'grid';
})(document.documentElement.dataset,{})`

/**
 * Starts a worker that preloads the browser's language data for the process. Frames on other sites may not be allowed
 * to create workers.
 */
function readLanguages(): void {
  try {
    void new Worker('/language.js')
  } catch {
    // Without a worker, the scripts read the data themselves.
  }
}

/**
 * Runs before the first paint to avoid a flash, and before any module to detect failed chunks. It is rendered on the
 * server only.
 */
export const EARLY_SCRIPT = import.meta.env.SSR
  ? `${APPEARANCE};(${String(watchChunks)})(window,${JSON.stringify(CHUNK_FAILURE)});(${String(limitMarkup)})(window);
(${String(loadAfterPaint)})(window,${JSON.stringify(HELD)},${String(readLanguages)});(${String(keepInput)})(window,${JSON.stringify(ANSWERING)})`
  : ''
