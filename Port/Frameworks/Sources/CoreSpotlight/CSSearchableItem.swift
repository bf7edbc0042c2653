public import PortSupport

public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSQueryContinuationActionType = "com.apple.corespotlight.query"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The texts of an item in the search of the system.
open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?

  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }
}

open class CSSearchableItem: NSObject {
  public let uniqueIdentifier: String
  public let domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?

  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    super.init()
  }
}

/// The index of the system's search; items are not stored.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Sendable by proof: there are no stored properties.
  private static let only = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { only }
  open class func isIndexingAvailable() -> Bool { false }

  public override init() { super.init() }
  public init(name: String) { super.init() }

  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { report(completionHandler) }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { report(completionHandler) }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { report(completionHandler) }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    report(completionHandler)
  }

  /// Reports an error in the next turn of the run loop.
  private func report(_ handler: (((any Error)?) -> Void)?) {
    guard let handler else { return }
    DispatchQueue.deviceMain.async { handler(CSIndexError(.indexUnavailableError)) }
  }
}

public struct CSIndexError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "CSIndexErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
