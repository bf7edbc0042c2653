import UIKit

/// Returns whether the simulated system has at least a version, for `#available(iOS 13.4, *)`.
///
/// - Parameters:
///   - major: The number before the first point.
///   - minor: The number after it.
///   - patch: The third number; simulated systems have two, so a positive one makes the version
///     newer than the system with the same numbers.
/// - Returns: Whether the version is at most the system's.
public func systemIsAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  UIDevice.systemIsAtLeast(major, patch > 0 ? minor + 1 : minor)
}
