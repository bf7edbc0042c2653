import LayoutEngine

/// The names from an application's own code: accessibility identifiers, or else the names of
/// properties.
///
/// Names exist only while controllers of an application are shown, so that views of described
/// screens keep their own names.
@MainActor
final class CodeNames {
  /// A name that is valid as long as its object exists.
  private struct Entry {
    weak var owner: AnyObject?
    let name: String
  }

  private var screens: [ObjectIdentifier: Entry] = [:]
  /// The names of the first properties that views were found in.
  private var properties: [ObjectIdentifier: Entry] = [:]

  /// Registers a controller under the name of a screen.
  func add(_ controller: UIViewController, as screen: String) {
    screens[ObjectIdentifier(controller)] = Entry(owner: controller, name: screen)
  }

  /// Returns the name of the screen that a controller is registered under.
  func screenName(of controller: UIViewController) -> String? {
    screens[ObjectIdentifier(controller)].flatMap { $0.owner === controller ? $0.name : nil }
  }

  /// Returns the name of a view, or nil if code has not named it.
  func name(of view: UIView) -> String? {
    guard !screens.isEmpty else { return nil }
    if let name = view.accessibilityIdentifier?.asPathComponent { return name }
    let id = ObjectIdentifier(view)
    if let known = properties[id], known.owner === view { return known.name }
    let name = propertyName(of: view)
    properties[id] = name.map { Entry(owner: view, name: $0) }
    return name
  }

  /// Returns the name of the property that has the view, in the nearest responder above it.
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
  /// Returns the name of the property that has a view, among the properties of an application's
  /// classes.
  fileprivate func propertyName(of view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let declared = mirror, declared.subjectType != UIView.self,
      !isSystemType(declared.subjectType)
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

/// Returns the object in a property, or the object in a property wrapper.
@MainActor
private func held(in value: Any) -> AnyObject? {
  if let view = value as? UIView { return view }
  guard let wrapper = value as? any ViewHolder else { return nil }
  return wrapper.heldView
}

/// A property wrapper that may contain a view.
@MainActor
private protocol ViewHolder {
  var heldView: UIView? { get }
}

extension Outlet: ViewHolder {
  fileprivate var heldView: UIView? { wrappedValue as? UIView }
}

extension String {
  /// The declared name of a property, without the prefixes of lazy and wrapped storage.
  fileprivate var declaredName: String {
    let lazyStorage = "$__lazy_storage_$_"
    if hasPrefix(lazyStorage) { return String(dropFirst(lazyStorage.count)) }
    return hasPrefix("_") ? String(dropFirst()) : self
  }

  /// The text as a name in a path, without slashes, white space and control characters.
  ///
  /// It is nil if nothing is left.
  fileprivate var asPathComponent: String? {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      let isReplaced =
        scalar == "/" || scalar.properties.isWhitespace
        || [.control, .format].contains(scalar.properties.generalCategory)
      return isReplaced ? "-" : scalar
    }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }
}
