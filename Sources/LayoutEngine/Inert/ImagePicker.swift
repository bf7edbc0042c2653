public import Foundation

/// The system's controller that takes or finds pictures: here a controller with a plain view.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// UIKit's own list, in its order.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// UIKit's own list, in its order.
    case photo, video
  }
  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    /// UIKit's own list, in its order.
    case rear, front
  }
  /// How a picture is converted.
  public enum ImageURLExportPreset: Int, Sendable {
    /// UIKit's own list, in its order.
    case compatible, current
  }
  /// How good a film is.
  public enum QualityType: Int, Sendable {
    /// UIKit's own list, in its order.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// What a delegate receives.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has changed it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has chosen.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// The picture's type.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The file of a film.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// What a camera has noted.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture in the library.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    /// The picture in the library, by its old address.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Which types are offered.
  open var mediaTypes = ["public.image"]
  /// Whether the user may change a picture.
  open var allowsEditing = false
  /// How pictures are converted.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Which camera.
  open var cameraDevice = CameraDevice.rear
  /// What a camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// How long films may be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera has its controls.
  open var showsCameraControls = true
  /// A view over the camera's picture.
  open var cameraOverlayView: UIView?

  /// Whether there are pictures of a source; there are none here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is a camera; there is none here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Which types a source has.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Takes a picture, which does nothing here.
  open func takePicture() {}
}

/// Is notified of a picture; every method has a default.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// The user has left.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
