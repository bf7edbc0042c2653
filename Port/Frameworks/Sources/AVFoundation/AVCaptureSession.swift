public import CoreMedia
public import PortSupport

/// A session of the camera; it starts without a camera.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems, where code uses a session on a queue of its own.

  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false
  open var isInterrupted: Bool { false }
  open var connections: [AVCaptureConnection] { [] }
  open var automaticallyConfiguresApplicationAudioSession = true

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

/// A camera or microphone; there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  // Sendable by proof: no object exists.

  public enum Position: Int, Sendable {
    /// In AVFoundation's order.
    case unspecified, back, front
  }
  public enum FlashMode: Int, Sendable {
    /// In AVFoundation's order.
    case off, on, auto
  }
  public enum TorchMode: Int, Sendable {
    /// In AVFoundation's order.
    case off, on, auto
  }
  public enum FocusMode: Int, Sendable {
    /// In AVFoundation's order.
    case locked, autoFocus, continuousAutoFocus
  }
  public enum ExposureMode: Int, Sendable {
    /// In AVFoundation's order.
    case locked, autoExpose, continuousAutoExposure, custom
  }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera =
      Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera =
      Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera =
      Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera =
      Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera =
      Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  open class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      super.init()
    }
    open var devices: [AVCaptureDevice] { [] }
  }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func devices() -> [AVCaptureDevice] { [] }

  /// The user decides nothing.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }

  /// Reports that access is not granted, in the next turn of the run loop.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping (Bool) -> Void
  ) { DispatchQueue.deviceMain.async { handler(false) } }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var hasFlash: Bool { false }
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchMode = TorchMode.off
  open var flashMode = FlashMode.off
  open var focusMode = FocusMode.continuousAutoFocus
  open var exposureMode = ExposureMode.continuousAutoExposure
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}
}

public enum AVAuthorizationStatus: Int, Sendable {
  /// In AVFoundation's order.
  case notDetermined, restricted, denied, authorized
}

open class AVCaptureInput: NSObject {}

open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  /// - Throws: `AVError.Code.applicationIsNotAuthorized`, because the user allows nothing.
  public init(device: AVCaptureDevice) throws { throw AVError(.applicationIsNotAuthorized) }
}

open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

// MARK: Photos and films

open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

  public override init() { super.init() }
  public init(format: [String: Any]?) { super.init() }
}

open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// Takes photos; reports an error for each request.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {
    DispatchQueue.deviceMain.async { [weak delegate] in
      delegate?.photoOutput(
        self,
        didFinishProcessingPhoto: AVCapturePhoto(),
        error: AVError(.deviceNotConnected)
      )
    }
  }
}

/// Receives photos; every method has a default.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  )
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

open class AVCaptureFileOutput: AVCaptureOutput {
  open var isRecording: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var outputFileURL: URL? { nil }
  open var maxRecordedDuration = CMTime.invalid

  open func startRecording(
    to outputFileURL: URL,
    recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    DispatchQueue.deviceMain.async { [weak delegate] in
      delegate?.fileOutput(
        self,
        didFinishRecordingTo: outputFileURL,
        from: [],
        error: AVError(.deviceNotConnected)
      )
    }
  }

  open func stopRecording() {}
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}

/// Receives recorded films.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  )
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?
  )
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// Stores the delegate, which is never called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Receives the pictures of a camera; every method has a default.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  )
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let jpeg = Self(rawValue: "jpeg")
  public static let h264 = Self(rawValue: "avc1")
  public static let hevc = Self(rawValue: "hvc1")
}

public let AVVideoCodecKey = "AVVideoCodecKey"

// MARK: Codes

/// Finds codes in the pictures of a camera; finds none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Stores the delegate, which is never called.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// Receives codes; every method has a default.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    public static let code39 = Self(rawValue: "org.iso.Code39")
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    public static let face = Self(rawValue: "face")
  }

  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
