/** A style sheet as text: by Vite in tests, by our build in what is published. */
declare module '*.css?inline' {
  const styles: string
  export default styles
}
