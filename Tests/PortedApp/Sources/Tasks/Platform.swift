#if canImport(AppKit)
import AppKit
public typealias PlatformView = NSView
#elseif os(iOS) || os(tvOS)
import UIKit
public typealias PlatformView = UIView
#elseif os(Linux)
public typealias PlatformView = Never
#endif

#if canImport(SwiftUI)
import SwiftUI

struct PlatformPreview: View {
  var body: some View { Text("Platform") }
}
#endif

extension PlatformView {
  /// The name of the platform.
  public static var platformName: String {
    #if os(iOS)
    return "iOS"
    #else
    return "another"
    #endif
  }

  /// Whether the system is so new that it does not exist.
  public static var isOnFutureSystem: Bool {
    guard #available(iOS 9999, *) else { return false }
    return true
  }
}
