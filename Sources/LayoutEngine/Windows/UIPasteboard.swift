public import Foundation

/// What was copied, on one device.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The current device's pasteboard.
  open class var general: UIPasteboard { SimulatedDevice.current.singleton { UIPasteboard() } }

  /// The text.
  open var string: String?
  /// The address.
  open var url: URL?
  /// The image.
  open var image: UIImage?
  /// The colour.
  open var color: UIColor?

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
}
