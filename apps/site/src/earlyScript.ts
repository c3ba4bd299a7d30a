/** Where the visitor's choice of theme is kept: `light`, `dark` or `auto`, the default. */
export const THEME_KEY = 'theme'

/**
 * Runs before the first paint: sets the theme, and the catalogue's way of showing voices, so that neither flashes.
 * Storage may be forbidden; then it is the system's theme and the grid.
 */
export const EARLY_SCRIPT = `(function(d,s){
try{s=localStorage}catch(e){}
var t=s[${JSON.stringify(THEME_KEY)}];
d.theme=t==='dark'||t==='light'?t:'auto';
d.viewMode=s.viewMode==='list'?'list':'grid';
})(document.documentElement.dataset,{})`
