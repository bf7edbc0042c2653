/// How a picture is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The mean of what is near.
  public static let linear = Self(rawValue: "linear")
  /// What is nearest.
  public static let nearest = Self(rawValue: "nearest")
  /// The mean of smaller pictures.
  public static let trilinear = Self(rawValue: "trilinear")
}
