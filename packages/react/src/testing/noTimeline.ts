// React's development build records renders and changed props in the browser's performance timeline, which takes a
// third of the test time. Without this function it does not. Runs before React is loaded.
Reflect.deleteProperty(console, 'timeStamp')
