public import PortSupport

/// The notifications of the application.
///
/// The user has not allowed notifications, and answers no request. Requests to schedule a
/// notification therefore fail.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  private static let only = UNUserNotificationCenter()
  private var categories: Set<UNNotificationCategory> = []

  open class func current() -> UNUserNotificationCenter { only }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { true }

  /// Reports that notifications are not allowed, in the next turn of the run loop.
  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.deviceMain.async { completionHandler(false, UNError(.notificationsNotAllowed)) }
  }

  /// Throws the error that the method with a handler reports.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    throw UNError(.notificationsNotAllowed)
  }

  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.deviceMain.async { completionHandler(UNNotificationSettings()) }
  }

  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  @preconcurrency
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    DispatchQueue.deviceMain.async { [categories] in completionHandler(categories) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

  /// Reports that notifications are not allowed, in the next turn of the run loop.
  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.deviceMain.async { completionHandler(UNError(.notificationsNotAllowed)) }
  }

  /// Throws the error that the method with a handler reports.
  open func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    DispatchQueue.deviceMain.async { completionHandler([]) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllPendingNotificationRequests() {}

  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    DispatchQueue.deviceMain.async { completionHandler([]) }
  }

  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}

  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.deviceMain.async { completionHandler(UNError(.notificationsNotAllowed)) }
  }

  /// Throws the error that the method with a handler reports.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    throw UNError(.notificationsNotAllowed)
  }
}

/// Receives notifications; every method has a default, and none is called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}

/// The settings of the application: the user has decided nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // Sendable by proof: there are no stored properties.

  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var soundSetting: UNNotificationSetting { .notSupported }
  open var badgeSetting: UNNotificationSetting { .notSupported }
  open var alertSetting: UNNotificationSetting { .notSupported }
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var providesAppNotificationSettings: Bool { false }
}

public enum UNAuthorizationStatus: Int, Sendable {
  /// In the order of UserNotifications.
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable {
  /// In the order of UserNotifications.
  case notSupported, disabled, enabled
}

public enum UNAlertStyle: Int, Sendable {
  /// In the order of UserNotifications.
  case none, banner, alert
}

public enum UNShowPreviewsSetting: Int, Sendable {
  /// In the order of UserNotifications.
  case always, whenAuthenticated, never
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let carPlay = Self(rawValue: 1 << 3)
  public static let criticalAlert = Self(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  public static let provisional = Self(rawValue: 1 << 6)
  public static let announcement = Self(rawValue: 1 << 7)
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let list = Self(rawValue: 1 << 3)
  public static let banner = Self(rawValue: 1 << 4)
}

/// The domain of errors of UserNotifications.
public let UNErrorDomain = "UNErrorDomain"

public struct UNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
}
