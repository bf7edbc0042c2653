import Foundation
import UIKit

/// The values that the rest of an app would give to its controllers.
///
/// Only the program of an engine has such values.
@MainActor
final class StandIns {
  /// The values for the current device.
  static var shared: StandIns { SimulatedDevice.current.singleton { StandIns() } }

  /// The module of an engine's program, which adds the values.
  private static let engineModule = "app_engine"

  /// Whether optionals without implicit unwrapping are filled too.
  var fillsOptionals = false
  /// The data of the case, by the names of types.
  private var fixtures: [String: Any] = [:]
  private var makers: [ObjectIdentifier: @MainActor () throws -> Any] = [:]
  /// The types of the values that are being made.
  private var inProgress: Set<ObjectIdentifier> = []
  /// The objects that were made, because a property can be weak.
  private var retained: [AnyObject] = []

  func add<Value>(_ maker: @escaping @MainActor () throws -> Value) {
    makers[ObjectIdentifier(Value.self)] = { try maker() }
  }

  /// Adds values in JSON.
  func add(fixtures json: String) throws {
    let values = try JSONSerialization.jsonObject(with: Data(json.utf8))
    guard let table = values as? [String: Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    fixtures.merge(table) { $1 }
  }

  // MARK: Filling

  /// Fills the empty properties of an object, beginning with the superclass's.
  func fill(_ object: AnyObject) {
    loadDescriptions(of: [Self.engineModule])
    guard !makers.isEmpty || !fixtures.isEmpty else { return }
    for description in ClassDescriptions.shared.lineage(of: type(of: object)).reversed() {
      for property in description.standInProperties { property.fill(object, self) }
    }
  }

  /// Returns a value with filled properties; nil if the type has neither data nor a maker.
  func value<Value>(of type: Value.Type) -> Value? {
    if let value = fixture(of: type) { return value }
    let key = ObjectIdentifier(type)
    guard let maker = makers[key], inProgress.insert(key).inserted else { return nil }
    defer { inProgress.remove(key) }
    guard let value = try? maker() as? Value else { return nil }
    if Swift.type(of: value as Any) is AnyClass {
      let object = value as AnyObject
      retained.append(object)
      // A controller is filled before its view loads.
      if !(object is UIViewController) { fill(object) }
    }
    return value
  }

  /// Returns an object of the app's class of delegates; nil outside of an engine.
  func applicationDelegate() -> (any UIApplicationDelegate)? {
    loadDescriptions(of: [Self.engineModule])
    return value(of: (any UIApplicationDelegate).self)
  }

  // MARK: Data

  /// Returns the value of a type in the fixtures; nil if they have none.
  ///
  /// A value that does not match the type ends the program, with the reason.
  func fixture<Value>(of type: Value.Type) -> Value? {
    let name = Self.name(of: type)
    guard let decodable = type as? any Decodable.Type, let json = fixtures[name] else { return nil }
    do {
      let data = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode(decodable, from: data) as? Value
    } catch {
      fatalError("the fixtures contain no valid value of type '\(name)': \(error)")
    }
  }

  /// The name of a type in fixtures: `Post`, or `[Post]` for a list.
  private static func name(of type: any Any.Type) -> String {
    let name = String(describing: type)
    guard name.hasPrefix("Array<"), name.hasSuffix(">") else { return name }
    return "[\(name.dropFirst("Array<".count).dropLast())]"
  }
}
