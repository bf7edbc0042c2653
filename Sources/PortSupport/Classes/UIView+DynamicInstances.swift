public import UIKit

/// Objects of a class that is only known at run time: `type.init(frame: .zero)`.
///
/// The initializers belong to UIKit's classes. Swift requires such an initializer to be `required`,
/// unless it is Objective-C's. `UITableViewCell+DynamicCreation.swift` of LayoutEngine explains how these functions
/// avoid that.
extension UIView {
  @_silgen_name("scvdb_port_make_view")
  @usableFromInline
  convenience init(portFrame frame: CGRect) { self.init(frame: frame) }

  /// Makes a view of the class by `init(frame:)`.
  @_silgen_name("scvdb_port_make_view")
  public static func dynamicInstance(frame: CGRect) -> Self
}

extension UIButton {
  @_silgen_name("scvdb_port_make_button")
  @usableFromInline
  convenience init(portType type: ButtonType) { self.init(type: type) }

  /// Makes a button of the class by `init(type:)`.
  @_silgen_name("scvdb_port_make_button")
  public static func dynamicInstance(type: ButtonType) -> Self
}

extension UITableViewCell {
  @_silgen_name("scvdb_port_make_table_view_cell")
  @usableFromInline
  convenience init(portStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Makes a cell of the class by `init(style:reuseIdentifier:)`.
  @_silgen_name("scvdb_port_make_table_view_cell")
  public static func dynamicInstance(
    style: CellStyle,
    reuseIdentifier: consuming String?
  ) -> Self
}

extension UITableViewHeaderFooterView {
  @_silgen_name("scvdb_port_make_table_view_header_footer_view")
  @usableFromInline
  convenience init(portReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Makes a header or footer of the class by `init(reuseIdentifier:)`.
  @_silgen_name("scvdb_port_make_table_view_header_footer_view")
  public static func dynamicInstance(reuseIdentifier: consuming String?) -> Self
}

extension UIViewController {
  @_silgen_name("scvdb_port_make_view_controller")
  @usableFromInline
  convenience init(portNibName nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller of the class by `init(nibName:bundle:)`.
  @_silgen_name("scvdb_port_make_view_controller")
  public static func dynamicInstance(
    nibName: consuming String?,
    bundle: consuming Bundle?
  ) -> Self
}

extension UINavigationController {
  @_silgen_name("scvdb_port_make_navigation_controller")
  @usableFromInline
  convenience init(portRootViewController root: UIViewController) {
    self.init(rootViewController: root)
  }

  /// Makes a controller of the class by `init(rootViewController:)`.
  @_silgen_name("scvdb_port_make_navigation_controller")
  public static func dynamicInstance(
    rootViewController: consuming UIViewController
  ) -> Self
}

extension NSObject {
  @_silgen_name("scvdb_port_make_object")
  @usableFromInline
  convenience init(portPlainly: Void) { self.init() }

  @_silgen_name("scvdb_port_make_object")
  static func plainDynamicInstance() -> Self
}

extension NSObjectProtocol where Self: NSObject {
  /// Makes an object of the class with `init()`, or with the class's own initializer if it has one.
  public static func dynamicInstance() -> Self {
    let made = MainActor.assumeIsolated {
      ClassDescriptions.shared.lineage(of: self).first?.maker?()
    }
    if let made = made as? Self, type(of: made) == self { return made }
    return plainDynamicInstance()
  }
}
