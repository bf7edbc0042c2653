import UIKit

/// A property whose value another part of the app sets before the object is used.
struct StandInProperty {
  /// Fills the property of an object if it is empty and its type has a value.
  var fill: @MainActor (AnyObject, StandIns) -> Void
}

extension ClassDescription {
  /// Adds a property that an engine fills if it is nil.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - isUnwrapped: Whether its type is an implicitly unwrapped optional.
  public func addStandIn<Root, Value>(
    for path: ReferenceWritableKeyPath<Root, Value?>,
    isUnwrapped: Bool
  ) {
    add(
      StandInProperty { object, standIns in
        guard let root = object as? Root, case .none = root[keyPath: path] else { return }
        let value =
          isUnwrapped || standIns.fillsOptionals
          ? standIns.value(of: Value.self) : standIns.fixture(of: Value.self)
        if let value { root[keyPath: path] = value }
      }
    )
  }

  /// Adds a list that an engine fills with the data of a case if it is empty.
  public func addStandIn<Root, Element>(
    for path: ReferenceWritableKeyPath<Root, [Element]>
  ) {
    add(
      StandInProperty { object, standIns in
        guard let root = object as? Root, root[keyPath: path].isEmpty,
          let rows = standIns.fixture(of: [Element].self)
        else { return }
        root[keyPath: path] = rows
      }
    )
  }
}

/// Adds a function that makes values of a type for properties, in an engine of an app.
///
/// If it throws an error, properties of the type stay nil.
@MainActor
public func addStandIn<Value>(_ maker: @escaping @MainActor () throws -> Value) {
  StandIns.shared.add(maker)
}

/// Lets an engine fill the optional properties of controllers too, as `fixtures` of a scenario.
///
/// Use it for a screen that another screen gives its data: `var item: Item?`.
@MainActor
public func fillOptionals() { StandIns.shared.fillsOptionals = true }

/// Gives an engine data for the properties of controllers, as `fixtures` of a scenario.
///
/// - Parameter json: An object with values by the names of decodable types: `{"[Post]": []}`. Dates
///   are in the format of ISO 8601.
/// - Throws: An error of Foundation for text that is not a JSON object.
@MainActor
public func useFixtures(_ json: String) throws { try StandIns.shared.add(fixtures: json) }

/// LayoutEngine's values for the properties of controllers.
enum StandInProperties: ControllerProperties {
  static func fill(_ controller: UIViewController) { StandIns.shared.fill(controller) }
}
