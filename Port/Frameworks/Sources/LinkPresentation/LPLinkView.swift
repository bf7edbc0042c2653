public import PortSupport

/// The description of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems.
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

/// Loads the descriptions of pages; always fails, because there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  /// Reports an error in the next turn of the run loop.
  open func startFetchingMetadata(
    for URL: URL,
    completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) { DispatchQueue.deviceMain.async { completionHandler(nil, LPError(.metadataFetchFailed)) } }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  open func cancel() {}
}

public struct LPError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "LPErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// Shows the description of a page; its size was not measured on a device.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }

  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.originalURL) = (URL, URL)
    self.init(metadata: metadata)
  }

  /// Creates a view without a page; the archive is not read.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }
}
