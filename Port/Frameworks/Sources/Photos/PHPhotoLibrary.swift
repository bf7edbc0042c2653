public import PortSupport

public enum PHAuthorizationStatus: Int, Sendable {
  /// In Photos' order.
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The photo library; empty, because the user answers no request.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Sendable by proof: there are no stored properties.
  private static let only = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { only }

  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }

  /// Reports that the user has decided nothing, in the next turn of the run loop.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    DispatchQueue.deviceMain.async { handler(.notDetermined) }
  }

  /// Reports that the user has decided nothing, in the next turn of the run loop.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.deviceMain.async { handler(.notDetermined) } }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .notDetermined }

  /// Reports an error in the next turn of the run loop; the block is not called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.deviceMain.async { completionHandler(false, PHPhotosError(.accessUserDenied)) }
  }

  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  @preconcurrency @MainActor
  open func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// Receives changes of the library; never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

open class PHChange: NSObject {
  open func changeDetails<T: PHObject>(for object: T) -> AnyObject? { nil }
}

/// The domain of errors of Photos.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case accessUserDenied = 3311
    case accessRestricted = 3310
    case userCancelled = 3072
    case networkAccessRequired = 3164
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
}

// MARK: Assets

public enum PHAssetMediaType: Int, Sendable {
  /// In Photos' order.
  case unknown, image, video, audio
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1 << 0)
  public static let photoHDR = Self(rawValue: 1 << 1)
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  public static let photoLive = Self(rawValue: 1 << 3)
}

open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}

open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case any = 0x7FFF_FFFF
}

open class PHAssetCollection: PHCollection {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}

/// The result of a search: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  /// Traps, because there are no objects.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("the index \(index) is not in an empty result")
  }
  open subscript(idx: Int) -> ObjectType { object(at: idx) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

// MARK: Images

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of an original, in pixels.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"

public enum PHImageContentMode: Int, Sendable {
  /// In Photos' order.
  case aspectFit, aspectFill
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// In Photos' order.
  case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// In Photos' order.
  case none, fast, exact
}

open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
}

/// Loads the images of assets; there are none.
open class PHImageManager: NSObject {
  nonisolated(unsafe) private static let only = PHImageManager()
  open class func `default`() -> PHImageManager { only }

  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    DispatchQueue.deviceMain.async { resultHandler(nil, nil) }
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    DispatchQueue.deviceMain.async { resultHandler(nil, nil, 1, nil) }
    return PHInvalidImageRequestID
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// A change of the library; no change is performed.
open class PHAssetChangeRequest: NSObject {
  @preconcurrency @MainActor
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  @discardableResult
  open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
  @discardableResult
  open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
}
