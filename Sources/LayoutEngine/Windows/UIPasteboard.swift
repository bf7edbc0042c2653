public import Foundation

/// What was copied, on one device.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The current device's pasteboard.
  open class var general: UIPasteboard { SimulatedDevice.current.singleton { UIPasteboard() } }

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The address.
  open var url: URL?
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images.
  open var images: [UIImage]?
  /// The colour.
  open var color: UIColor?

  /// The texts.
  open var strings: [String]?

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  /// What happens to what is put in, such as when it goes.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The time when it goes.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether it stays on this device.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Replaces everything; of each item the first text counts.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    strings = items.compactMap { $0.values.lazy.compactMap { $0 as? String }.first }
  }

  /// Replaces everything by a value of a type; a text counts.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    strings = (value as? String).map { [$0] }
  }
}
