public import PortSupport

/// The audio of the application; nothing is audible.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1 << 0)
    public static let duckOthers = Self(rawValue: 1 << 1)
    public static let allowBluetooth = Self(rawValue: 1 << 2)
    public static let allowBluetoothHFP = Self(rawValue: 1 << 2)
    public static let defaultToSpeaker = Self(rawValue: 1 << 3)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 1 << 4)
    public static let allowBluetoothA2DP = Self(rawValue: 1 << 5)
    public static let allowAirPlay = Self(rawValue: 1 << 6)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1 << 0)
  }
  public enum RecordPermission: UInt, Sendable {
    /// The character codes of AVFoundation.
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    case longFormVideo = 3
  }
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    public static let builtInReceiver = Self(rawValue: "Receiver")
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Self(rawValue: "Headphones")
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    public static let airPlay = Self(rawValue: "AirPlay")
    public static let carAudio = Self(rawValue: "CarAudio")
  }

  private static let only = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { only }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }
  open var recordPermission: RecordPermission { .undetermined }
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var isInputAvailable: Bool { false }
  /// The samples per second.
  open var sampleRate: Double { 48_000 }
  /// The latency of the output, in seconds.
  open var outputLatency: TimeInterval { 0 }
  open var ioBufferDuration: TimeInterval { 0.01 }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  open var preferredInput: AVAudioSessionPortDescription? { nil }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(
    _ category: Category,
    mode: Mode,
    options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setCategory(
    _ category: Category,
    mode: Mode,
    policy: RouteSharingPolicy,
    options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}

  /// Reports that recording is not allowed, in the next turn of the run loop.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    DispatchQueue.deviceMain.async { response(false) }
  }

  public static let interruptionNotification =
    Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification =
    Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let silenceSecondaryAudioHintNotification =
    Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
  public static let mediaServicesWereResetNotification =
    Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
  public static let mediaServicesWereLostNotification =
    Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// The permission to record, with its newer interface.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  // Sendable by proof: there are no stored properties.

  public enum recordPermission: Int, Sendable {
    /// The character codes of AVFoundation.
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  private static let only = AVAudioApplication()
  open class var shared: AVAudioApplication { only }
  open var recordPermission: recordPermission { .undetermined }

  /// Reports that recording is not allowed, in the next turn of the run loop.
  open class func requestRecordPermission(
    completionHandler response: @escaping (Bool) -> Void
  ) { DispatchQueue.deviceMain.async { response(false) } }

  open class func requestRecordPermission() async -> Bool { false }
}

/// The built-in speaker.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}

open class AVAudioSessionPortDescription: NSObject {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "Speaker" }
  open var uid: String { "Speaker" }
}
