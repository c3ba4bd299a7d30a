// React's development build writes what each component does, and which props changed, into the timeline of the browser's tools,
// where nobody looks during tests; that takes a third of their time. Without this call it does not. Runs before React is loaded.
Reflect.deleteProperty(console, 'timeStamp')
