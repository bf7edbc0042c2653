public import PortSupport

public typealias AVAudioFramePosition = Int64
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

open class AVAudioFormat: NSObject, @unchecked Sendable {
  // Sendable by proof: the properties are constant.

  /// The samples per second.
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount

  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
    super.init()
  }

  override init() {
    (sampleRate, channelCount) = (48_000, 2)
    super.init()
  }
}

/// A sound in memory; it has no samples.
open class AVAudioPCMBuffer: NSObject {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    super.init()
  }
}

/// A file with sound; its content is not read.
open class AVAudioFile: NSObject {
  public let url: URL
  open var length: AVAudioFramePosition { 0 }
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  open var framePosition: AVAudioFramePosition = 0

  /// - Throws: an error of Foundation for a missing file.
  public init(forReading fileURL: URL) throws {
    _ = try fileURL.checkResourceIsReachable()
    url = fileURL
    super.init()
  }

  /// - Throws: `AVError.Code.fileFormatNotRecognized`, because files are not read.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    throw AVError(.fileFormatNotRecognized)
  }
}

open class AVAudioNode: NSObject {
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Has no effect, because there is no sound.
  open func installTap(
    onBus bus: AVAudioNodeBus,
    bufferSize: AVAudioFrameCount,
    format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AnyObject) -> Void
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
}

open class AVAudioInputNode: AVAudioNode {}
open class AVAudioOutputNode: AVAudioNode {}

open class AVAudioPlayerNode: AVAudioNode {
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open func play() { isPlaying = true }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

/// Connects the parts of a sound; it never starts.
open class AVAudioEngine: NSObject {
  public let mainMixerNode = AVAudioMixerNode()
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  open var isRunning: Bool { false }
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  /// - Throws: `AVError.Code.deviceNotConnected`.
  open func start() throws { throw AVError(.deviceNotConnected) }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}
