public import LayoutEngine

/// The pasteboard of one device.
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

  /// The options of the pasteboard's items, for example their expiration.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Replaces all items by the first text of each new item.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    strings = items.compactMap { $0.values.lazy.compactMap { $0 as? String }.first }
  }

  /// Replaces all items by a text; removes all items for other values.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    strings = (value as? String).map { [$0] }
  }
}
