/** Style sheet applied in a browser test. */
declare module '*.css'
/** Style sheet as a string, provided by Vite. */
declare module '*.css?inline' {
  const styles: string
  export default styles
}
