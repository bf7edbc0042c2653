public import PortSupport

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems: code changes the content before it uses it.

  /// The values that a mutable content can change.
  fileprivate struct Values {
    var attachments: [UNNotificationAttachment] = []
    var badge: NSNumber?
    var body = ""
    var categoryIdentifier = ""
    var launchImageName = ""
    var sound: UNNotificationSound?
    var subtitle = ""
    var threadIdentifier = ""
    var title = ""
    var userInfo: [AnyHashable: Any] = [:]
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore: Double = 0
    var filterCriteria: String?
  }

  fileprivate var values = Values()

  open var attachments: [UNNotificationAttachment] { values.attachments }
  open var badge: NSNumber? { values.badge }
  open var body: String { values.body }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var launchImageName: String { values.launchImageName }
  open var sound: UNNotificationSound? { values.sound }
  open var subtitle: String { values.subtitle }
  open var threadIdentifier: String { values.threadIdentifier }
  open var title: String { values.title }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  open var relevanceScore: Double { values.relevanceScore }
  open var filterCriteria: String? { values.filterCriteria }

  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// A content that code fills.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// In the order of UserNotifications.
  case passive, active, timeSensitive, critical
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
  // Sendable by proof: the name is constant.
  public let name: UNNotificationSoundName?

  /// Creates the sound of a file.
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }

  private override init() {
    name = nil
    super.init()
  }

  open class var `default`: UNNotificationSound { UNNotificationSound() }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
  open class func soundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

/// A file of a notification; its content is not read.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  // Sendable by proof: the properties are constant.
  public let identifier: String
  public let url: URL
  public let type: String

  /// Creates an attachment for an existing file.
  ///
  /// - Throws: `UNError.Code.attachmentInvalidURL` for a missing file.
  public init(
    identifier: String,
    url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier
    self.url = url
    type = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String ?? url.pathExtension
    super.init()
  }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
