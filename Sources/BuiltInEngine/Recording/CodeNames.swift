import LayoutEngine

/// The names that an application's own code gives its views: their accessibility identifiers, else those
/// of the properties that hold them.
///
/// There are none unless controllers of an application are on stage, so that the views of screens that
/// are described keep theirs.
@MainActor
final class CodeNames {
  /// A name, which is forgotten with the object that has it.
  private struct Entry {
    weak var owner: AnyObject?
    let name: String
  }

  private var screens: [ObjectIdentifier: Entry] = [:]
  /// A view keeps the name of the property that it was first found in.
  private var properties: [ObjectIdentifier: Entry] = [:]

  /// Makes a controller known as that of a screen.
  func add(_ controller: UIViewController, as screen: String) {
    screens[ObjectIdentifier(controller)] = Entry(owner: controller, name: screen)
  }

  /// The name of the screen that a controller is known as.
  func screenName(of controller: UIViewController) -> String? {
    screens[ObjectIdentifier(controller)].flatMap { $0.owner === controller ? $0.name : nil }
  }

  /// The name of a view, nil where code has given it none.
  func name(of view: UIView) -> String? {
    guard !screens.isEmpty else { return nil }
    if let name = view.accessibilityIdentifier?.asPathComponent { return name }
    let id = ObjectIdentifier(view)
    if let known = properties[id], known.owner === view { return known.name }
    let name = propertyName(of: view)
    properties[id] = name.map { Entry(owner: view, name: $0) }
    return name
  }

  /// The property of the nearest view or controller above a view that holds it.
  private func propertyName(of view: UIView) -> String? {
    var holder = view.next
    while let candidate = holder {
      if let name = candidate.propertyName(of: view) { return name }
      holder = candidate.next
    }
    return nil
  }
}

extension UIResponder {
  /// The property that holds a view, of those that an application's classes have declared.
  fileprivate func propertyName(of view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let declared = mirror, declared.subjectType != UIView.self,
      !qualifiedName(of: declared.subjectType).hasPrefix("LayoutEngine.")
    {
      for child in declared.children {
        guard let label = child.label, held(in: child.value) === view else { continue }
        return label.declaredName.asPathComponent
      }
      mirror = declared.superclassMirror
    }
    return nil
  }
}

/// The object in a property: itself, or what a wrapper around it keeps.
@MainActor
private func held(in value: Any) -> AnyObject? {
  if let view = value as? UIView { return view }
  guard let wrapper = value as? any ViewHolder else { return nil }
  return wrapper.heldView
}

/// A property wrapper that may keep a view.
@MainActor
private protocol ViewHolder {
  var heldView: UIView? { get }
}

extension Outlet: ViewHolder {
  fileprivate var heldView: UIView? { wrappedValue as? UIView }
}

extension String {
  /// The name of a property as it is declared: without what lazy and wrapped ones are kept under.
  fileprivate var declaredName: String {
    let lazyStorage = "$__lazy_storage_$_"
    if hasPrefix(lazyStorage) { return String(dropFirst(lazyStorage.count)) }
    return hasPrefix("_") ? String(dropFirst()) : self
  }

  /// The text as a name in a path: without slashes, white space and control characters; nil where
  /// nothing is left.
  fileprivate var asPathComponent: String? {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      let isUnfit =
        scalar == "/" || scalar.properties.isWhitespace
        || [.control, .format].contains(scalar.properties.generalCategory)
      return isUnfit ? "-" : scalar
    }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }
}
