@_exported public import Photos
public import PortSupport

public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  public static let images = Self(name: "images")
  public static let videos = Self(name: "videos")
  public static let livePhotos = Self(name: "livePhotos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(name: "any") }
}

public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable {
    /// In PhotosUI's order.
    case automatic, current, compatible
  }

  public enum Selection: Int, Sendable {
    /// In PhotosUI's order.
    case `default`, ordered, people
  }

  public var filter: PHPickerFilter?
  /// The maximum number of photos; 0 for no limit.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// A picker of photos; here a controller with a plain view.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker; the archive is not read.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
}

/// Receives the chosen photos; never called.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
