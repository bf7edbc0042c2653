public import UIKit

/// Coordinates access to files; here each access begins at once.
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = Self(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
    public static let forUploading = Self(rawValue: 1 << 3)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = Self(rawValue: 1 << 0)
    public static let forMoving = Self(rawValue: 1 << 1)
    public static let forMerging = Self(rawValue: 1 << 2)
    public static let forReplacing = Self(rawValue: 1 << 3)
  }

  public override init() { super.init() }
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { super.init() }

  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  open func cancel() {}
}

/// Follows changes of a file by other programs; never called.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
}
