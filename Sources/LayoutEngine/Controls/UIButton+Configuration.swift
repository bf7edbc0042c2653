extension UIButton {
  /// The look of a button of the present style.
  public struct Configuration: Hashable, Sendable {
    /// The words, where the button has none of its own.
    public var title: String?
    /// Distances from the edges to the content; nil is the style's own.
    public var contentInsets: NSDirectionalEdgeInsets?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0

    /// Words only.
    public static func plain() -> Configuration { Configuration() }
    /// On a faint background.
    public static func tinted() -> Configuration { Configuration() }
    /// On a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// On a strong background.
    public static func filled() -> Configuration { Configuration() }
  }
}
