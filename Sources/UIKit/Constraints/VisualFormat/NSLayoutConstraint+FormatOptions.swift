public import LayoutEngine

extension NSLayoutConstraint {
  /// The reading direction of a visual format, and the alignment of its views across the axis.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// Alignments use the bits of their attributes; direction and spacing use higher bits.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { self.init(rawValue: 1 << attribute.rawValue) }

    public static let alignAllLeft = FormatOptions(aligning: .left)
    public static let alignAllRight = FormatOptions(aligning: .right)
    public static let alignAllTop = FormatOptions(aligning: .top)
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the baselines of the last lines.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the baselines of the first lines.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Reads a horizontal format in reading direction; no bit is set.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads a horizontal format from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads a horizontal format from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures distances between edges; no bit is set.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures vertical distances from the last baseline of a view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The aligned attributes, in the order of their numbers.
    var alignedAttributes: [Attribute] {
      (0..<16).filter { rawValue & (1 << $0) != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }
}
