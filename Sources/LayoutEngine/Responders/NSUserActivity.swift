public import Foundation

/// A user activity for another device or application.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler. An application changes it only on the actor that
  // created it.

  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
  /// Adds entries to the activity's information.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Does nothing, because the engine has no current activity.
  open func becomeCurrent() {}
  /// Does nothing, because the engine has no current activity.
  open func resignCurrent() {}
  open func invalidate() {}
}
