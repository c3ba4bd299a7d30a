export function silence(seconds: number): Buffer<ArrayBuffer>
