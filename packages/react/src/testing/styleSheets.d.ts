/** A style sheet that a test in a browser wants in force. */
declare module '*.css'
/** A style sheet as text, as Vite gives it to such a test. */
declare module '*.css?inline' {
  const styles: string
  export default styles
}
