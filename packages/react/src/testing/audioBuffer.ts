/** Samples of an `AudioBuffer`, which jsdom lacks, as far as the waveform uses it: one channel. */
class FakeAudioBuffer implements AudioBuffer {
  readonly length: number
  readonly sampleRate: number
  readonly numberOfChannels = 1
  private readonly samples: Float32Array<ArrayBuffer>

  constructor({ length, sampleRate }: AudioBufferOptions) {
    this.length = length
    this.sampleRate = sampleRate
    this.samples = new Float32Array(length)
  }
  get duration() {
    return this.length / this.sampleRate
  }
  getChannelData() {
    return this.samples
  }
  copyToChannel(source: Float32Array<ArrayBuffer>) {
    this.samples.set(source)
  }
  copyFromChannel(destination: Float32Array<ArrayBuffer>) {
    destination.set(this.samples)
  }
}

globalThis.AudioBuffer ??= FakeAudioBuffer
