public import PortSupport

/// Plays a sound; here it has no duration and is never heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  /// The duration in seconds.
  open var duration: TimeInterval { 0 }
  /// The position in seconds.
  open var currentTime: TimeInterval = 0
  open var deviceCurrentTime: TimeInterval { 0 }
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var numberOfChannels: Int { 1 }
  open var isMeteringEnabled = false
  open var settings: [String: Any] { [:] }

  /// Creates a player for an existing file.
  ///
  /// - Throws: an error of Foundation for a missing file.
  public init(contentsOf url: URL) throws {
    _ = try url.checkResourceIsReachable()
    (self.url, data) = (url, nil)
    super.init()
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    super.init()
  }

  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Starts to play; the sound ends in the next turn of the run loop unless it repeats forever.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    if numberOfLoops >= 0 {
      DispatchQueue.deviceMain.async { [weak self] in self?.finish() }
    }
    return true
  }

  private func finish() {
    guard isPlaying else { return }
    isPlaying = false
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  open func updateMeters() {}
  /// The power in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the end of sounds; every method has a default.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records sounds; recording never starts.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var isMeteringEnabled = false

  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Returns false, because recording is not allowed.
  @discardableResult
  open func record() -> Bool { false }
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult
  open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  /// The power in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the end of recordings; every method has a default.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder,
    successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

// MARK: Speech

/// Speaks texts; here each ends in the next turn of the run loop.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isSpeaking = false
  open private(set) var isPaused = false
  open var usesApplicationAudioSession = true

  open func speak(_ utterance: AVSpeechUtterance) {
    isSpeaking = true
    DispatchQueue.deviceMain.async { [weak self] in
      guard let self, isSpeaking else { return }
      isSpeaking = false
      delegate?.speechSynthesizer(self, didFinish: utterance)
    }
  }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    defer { isSpeaking = false }
    return isSpeaking
  }
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

public enum AVSpeechBoundary: Int, Sendable {
  /// In AVFoundation's order.
  case immediate, word
}

/// Receives the progress of speech; every method has a default.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  )
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  )
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  )
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    super.init()
  }
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechSynthesisVoice: NSObject {
  public let language: String

  public init?(language languageCode: String?) {
    language = languageCode ?? "en-US"
    super.init()
  }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { "en-US" }
  open var identifier: String { language }
  open var name: String { language }
}
