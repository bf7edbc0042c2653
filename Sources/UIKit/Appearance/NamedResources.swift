public import LayoutEngine

/// Finds an application's images and colors by their names.
///
/// This module reads no files. The product PortSupport reads them.
package protocol NamedResources: SendableMetatype {
  /// The image with a name; nil if there is none.
  @MainActor static func image(named name: String) -> NamedImage?
  /// The color with a name; nil if there is none.
  @MainActor static func color(named name: String) -> CGColor?
}

/// The properties of an image.
package struct NamedImage {
  /// The size in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat

  /// Creates an image with a size in points.
  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
}

/// The resources of a program that includes the product PortSupport.
///
/// The type is found by the mangled name of `PortSupport.ResourceFiles`, because this module may
/// not depend on it.
let namedResources = _typeByName("11PortSupport13ResourceFilesO") as? any NamedResources.Type

extension UIColor {
  /// Finds a color by name in ``NamedResources``, in any bundle.
  public convenience init?(named name: String) {
    guard let color = MainActor.assumeIsolated({ namedResources?.color(named: name) }) else {
      return nil
    }
    self.init(cgColor: color)
  }

  /// Finds a color by name in ``NamedResources``, in any bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

extension UIImage {
  /// Finds an image of a literal by name in ``NamedResources``, in any bundle.
  ///
  /// - Precondition: The image exists.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = MainActor.assumeIsolated({ namedResources?.image(named: name) }) else {
      preconditionFailure("missing image '\(name)'")
    }
    self.init(size: image.size, scale: image.scale)
  }

  /// Finds an image by name in ``NamedResources``, in any bundle.
  public convenience init?(named name: String) {
    guard let image = MainActor.assumeIsolated({ namedResources?.image(named: name) }) else {
      return nil
    }
    self.init(size: image.size, scale: image.scale)
  }

  /// Finds an image by name in ``NamedResources``, in any bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Finds an image by name in ``NamedResources``, in any bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) { self.init(named: name) }
}
