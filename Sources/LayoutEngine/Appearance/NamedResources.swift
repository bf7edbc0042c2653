/// Finds an application's images and colors by their names.
///
/// This module reads no files: product PortSupport does.
package protocol NamedResources: SendableMetatype {
  /// An image of a name; nil if there is none.
  @MainActor static func image(named name: String) -> NamedImage?
  /// A color of a name; nil if there is none.
  @MainActor static func color(named name: String) -> CGColor?
}

/// What is known of an image.
package struct NamedImage {
  /// The size in points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat

  /// Makes an image of a size in points.
  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
}

/// The resources of a program that product PortSupport is part of, found by the mangled name of
/// `PortSupport.ResourceFiles`, as nothing here may depend on it.
let namedResources = _typeByName("11PortSupport13ResourceFilesO") as? any NamedResources.Type
