public import UIKit

/// A controller that hosts a view of SwiftUI; here the view is empty.
@preconcurrency @MainActor
open class UIHostingController: UIViewController {
  public struct SizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = Self(rawValue: 1 << 0)
    public static let intrinsicContentSize = Self(rawValue: 1 << 1)
  }

  /// Has no effect here.
  open var sizingOptions: SizingOptions = []
}
