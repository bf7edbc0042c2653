import UIKit

/// LayoutEngine's delegate of an app in the app's engine.
enum StandInDelegate: ApplicationDelegates {
  static func make() -> (any UIApplicationDelegate)? { StandIns.shared.applicationDelegate() }
}
