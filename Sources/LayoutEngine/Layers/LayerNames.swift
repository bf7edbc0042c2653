// Core Animation's open sets of names.

/// How contents lie in a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At the top.
  public static let top = Self(rawValue: "top")
  /// At the bottom.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// So large that nothing is left free.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A curve without a sudden bend.
  public static let continuous = Self(rawValue: "continuous")
}

/// What counts before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's own value.
  public static let removed = Self(rawValue: "removed")
  /// The last value, after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value, before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// The first and the last value.
  public static let both = Self(rawValue: "both")
}

/// A pace with a name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One speed.
  public static let linear = Self(rawValue: "linear")
  /// Starts slow.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Ends slow.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Starts and ends slow.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The pace of the system's own animations.
  public static let `default` = Self(rawValue: "default")
}

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// From a point outwards.
  public static let radial = Self(rawValue: "radial")
  /// Round a point.
  public static let conic = Self(rawValue: "conic")
}

/// Which parts of a shape are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those round which the path goes, in sum.
  public static let nonZero = Self(rawValue: "nonZero")
  /// Those from which an odd number of lines leads out.
  public static let evenOdd = Self(rawValue: "evenOdd")
}

/// How a shape's lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At their last point.
  public static let butt = Self(rawValue: "butt")
  /// In a half circle.
  public static let round = Self(rawValue: "round")
  /// In a half square.
  public static let square = Self(rawValue: "square")
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = Self(rawValue: "miter")
  /// Rounded.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// Where a layer's lines of text lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the language.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// From side to side.
  public static let justified = Self(rawValue: "justified")
}

/// How a layer shortens its text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = Self(rawValue: "none")
  /// At the start.
  public static let start = Self(rawValue: "start")
  /// In the middle.
  public static let middle = Self(rawValue: "middle")
  /// At the end.
  public static let end = Self(rawValue: "end")
}

/// How values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By straight lines.
  public static let linear = Self(rawValue: "linear")
  /// By jumps.
  public static let discrete = Self(rawValue: "discrete")
  /// At one speed.
  public static let paced = Self(rawValue: "paced")
  /// By curves.
  public static let cubic = Self(rawValue: "cubic")
  /// By curves, at one speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How one content replaces another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By fading.
  public static let fade = Self(rawValue: "fade")
  /// By sliding over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// By pushing the old away.
  public static let push = Self(rawValue: "push")
  /// By the old sliding off.
  public static let reveal = Self(rawValue: "reveal")
}

/// From where one content replaces another.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
