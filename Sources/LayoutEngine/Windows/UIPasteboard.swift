public import Foundation

/// What was copied, on one device.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The current device's pasteboard.
  open class var general: UIPasteboard { SimulatedDevice.current.singleton { UIPasteboard() } }

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var url: URL?
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]?
  open var color: UIColor?

  open var strings: [String]?

  open var hasStrings: Bool { string != nil }
  open var hasImages: Bool { image != nil }
  open var hasURLs: Bool { url != nil }
  open var hasColors: Bool { color != nil }

  /// What happens to what is put in, such as when it goes.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
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
