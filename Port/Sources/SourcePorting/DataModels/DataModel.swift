/// A data model (`.xcdatamodel`).
package struct DataModel: Hashable, Sendable {
  package struct Entity: Hashable, Sendable {
    package var name: String
    /// The name of the class, as the document contains it: `Note`, `.Note` or `Module.Note`.
    package var className: String
    package var parent: String?
    package var isAbstract = false
    package var generation = Generation.none
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
  }

  /// The code that Xcode generates for an entity.
  package enum Generation: String, Sendable { case none, `class`, category }

  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// The type, as the document contains it: `Integer 16`.
    package var type: String
    package var isOptional = false
    package var isTransient = false
    package var isScalar = false
    package var defaultValue: String?
    package var className: String?
  }

  package struct Relationship: Hashable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var deletionRule = "Nullify"
  }

  /// The name of the file without its ending.
  package var name: String
  package var entities: [Entity] = []

  package init(name: String) { self.name = name }
}

extension DataModel.Entity {
  /// The name of the class without its module.
  var plainClassName: String {
    className.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }
}
