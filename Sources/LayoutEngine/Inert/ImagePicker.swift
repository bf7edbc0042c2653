public import Foundation

/// The system's controller that takes or finds pictures: here a controller with a plain view.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    /// UIKit's own list, in its order.
    case photoLibrary, camera, savedPhotosAlbum
  }
  public enum CameraCaptureMode: Int, Sendable {
    /// UIKit's own list, in its order.
    case photo, video
  }
  public enum CameraDevice: Int, Sendable {
    /// UIKit's own list, in its order.
    case rear, front
  }
  public enum ImageURLExportPreset: Int, Sendable {
    /// UIKit's own list, in its order.
    case compatible, current
  }
  public enum QualityType: Int, Sendable {
    /// UIKit's own list, in its order.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has changed it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has chosen.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    /// The picture in the library, by its old address.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  /// Whether the user may change a picture.
  open var allowsEditing = false
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var videoQuality = QualityType.typeMedium
  /// How long films may be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?

  /// Whether there are pictures of a source; there are none here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is a camera; there is none here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Takes a picture, which does nothing here.
  open func takePicture() {}
}

/// Is notified of a picture; every method has a default.
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
