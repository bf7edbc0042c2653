public import LayoutEngine

/// The camera and photo picker.
///
/// Here it is a controller with a plain view.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    /// The cases are in UIKit's order.
    case photoLibrary, camera, savedPhotosAlbum
  }
  public enum CameraCaptureMode: Int, Sendable {
    /// The cases are in UIKit's order.
    case photo, video
  }
  public enum CameraDevice: Int, Sendable {
    /// The cases are in UIKit's order.
    case rear, front
  }
  public enum ImageURLExportPreset: Int, Sendable {
    /// The cases are in UIKit's order.
    case compatible, current
  }
  public enum QualityType: Int, Sendable {
    /// The cases are in UIKit's order.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after the user's edits.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The crop rectangle of the user's edits.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    /// The former URL of the picture in the library.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit a picture.
  open var allowsEditing = false
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var videoQuality = QualityType.typeMedium
  /// The maximum duration of videos, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?

  /// Whether a source of pictures is available; always false here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether a camera is available; always false here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Does nothing, because there is no camera.
  open func takePicture() {}
}

/// Receives the picked picture; every method has a default.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
