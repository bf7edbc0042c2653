/// The Swift code of data models: the classes that Xcode generates, and the models themselves.
package struct DataModelSource {
  package var models: [DataModel]
  /// The types that the sources of the target declare.
  package var declaredTypes: Set<String>
  /// Whether the module isolates declarations without an attribute to the main actor.
  package var isMainActorDefault = false

  /// The name of the file in the working copy.
  package static let fileName = "ScvdbPortDataModels.swift"
  /// The function that registers the models.
  package static let function = "registerDataModels"

  package init(models: [DataModel], declaredTypes: Set<String>) {
    (self.models, self.declaredTypes) = (models, declaredTypes)
  }

  /// The text of the file.
  package var text: String {
    let classes = models.map { model in model.entities.map { code(of: $0, in: model) }.joined() }
    let registrations = models.map { "  \(registration(of: $0))\n" }
    return """
      public import CoreData

      \(classes.joined())func \(Self.function)() {
      \(registrations.joined())}

      \(models.map(function).joined(separator: "\n"))
      """
  }

  // MARK: Classes

  private func code(of entity: DataModel.Entity, in model: DataModel) -> String {
    guard entity.generation != .none else { return "" }
    let name = entity.plainClassName
    let superclass =
      entity.parent.flatMap { parent in model.entities.first { $0.name == parent } }?
      .plainClassName ?? "NSManagedObject"
    // The class that they inherit from has no isolation.
    let isolation = isMainActorDefault ? "nonisolated " : ""
    let isDeclared = declaredTypes.contains(name)
    let declaration =
      entity.generation == .class && !isDeclared
      ? "\(isolation)open class \(name): \(superclass) {}\n\n" : ""
    let request =
      "public class func fetchRequest() -> NSFetchRequest<\(name)> { "
      + "NSFetchRequest<\(name)>(entityName: \(quoted(entity.name))) }"
    var lines = [request]
    lines += entity.attributes.map { property($0.name, $0.swiftType) }
    lines += entity.relationships.flatMap { members(of: $0, in: model) }
    let identity = entity.parent == nil ? "extension \(name): Identifiable {}\n\n" : ""
    let body = lines.map { "  \($0)\n" }.joined()
    return "\(declaration)\(isolation)extension \(name) {\n\(body)}\n\n\(identity)"
  }

  private func property(_ name: String, _ type: String) -> String {
    "public var \(escaped(name)): \(type) { "
      + "get { managedValue(\(quoted(name))) } set { setManagedValue(newValue, \(quoted(name))) } }"
  }

  private func members(of relationship: DataModel.Relationship, in model: DataModel) -> [String] {
    let type =
      model.entities.first { $0.name == relationship.destination }?.plainClassName
      ?? "NSManagedObject"
    guard relationship.isToMany else { return [property(relationship.name, "\(type)?")] }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let (key, name) = (quoted(relationship.name), relationship.name.capitalizedFirst)
    let changes = [type, set].flatMap { argument in
      [("addTo", "add"), ("removeFrom", "remove")].map { prefix, verb in
        "public func \(prefix)\(name)(_ value: \(argument)) { \(verb)Managed(value, \(key)) }"
      }
    }
    let positions = [
      "public func insertInto\(name)(_ value: \(type), at idx: Int) { "
        + "insertManaged(value, at: idx, \(key)) }",
      "public func removeFrom\(name)(at idx: Int) { removeManaged(at: idx, \(key)) }",
      "public func replace\(name)(at idx: Int, with value: \(type)) { "
        + "replaceManaged(at: idx, with: value, \(key)) }",
    ]
    return [property(relationship.name, "\(set)?")] + changes
      + (relationship.isOrdered ? positions : [])
  }

  // MARK: Models

  private func registration(of model: DataModel) -> String {
    "NSManagedObjectModel.register(\(quoted(model.name))) { \(functionName(of: model))() }"
  }

  private func functionName(of model: DataModel) -> String {
    "dataModel__" + model.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  private func function(of model: DataModel) -> String {
    let names = Dictionary(
      model.entities.enumerated().map { ($0.element.name, "entity\($0.offset)") }
    ) { first, _ in first }
    var lines: [String] = []
    for (index, entity) in model.entities.enumerated() {
      lines += statements(of: entity, "entity\(index)")
    }
    for (index, entity) in model.entities.enumerated() {
      let children = model.entities.filter { $0.parent == entity.name }
        .compactMap { names[$0.name] }
      guard !children.isEmpty else { continue }
      lines.append("entity\(index).subentities = [\(children.joined(separator: ", "))]")
    }
    for (index, entity) in model.entities.enumerated() {
      let properties =
        entity.attributes.map { "property\(index)_\($0.name)" }
        + entity.relationships.map { "property\(index)_\($0.name)" }
      lines += entity.attributes.flatMap { statements(of: $0, "property\(index)_\($0.name)") }
      lines += entity.relationships.flatMap {
        statements(of: $0, "property\(index)_\($0.name)", names)
      }
      lines.append("entity\(index).properties = [\(properties.joined(separator: ", "))]")
    }
    lines += inverses(in: model)
    lines.append("let model = NSManagedObjectModel()")
    let entities = model.entities.indices.map { "entity\($0)" }.joined(separator: ", ")
    lines.append("model.entities = [\(entities)]")
    lines.append("return model")
    return """
      private func \(functionName(of: model))() -> NSManagedObjectModel {
      \(lines.map { "  \($0)\n" }.joined())}

      """
  }

  private func statements(of entity: DataModel.Entity, _ variable: String) -> [String] {
    var lines = [
      "let \(variable) = NSEntityDescription()", "\(variable).name = \(quoted(entity.name))",
    ]
    let name = entity.plainClassName
    if entity.generation == .class || declaredTypes.contains(name) {
      lines.append("\(variable).setManagedObjectClass(\(name).self)")
    } else {
      lines.append("\(variable).managedObjectClassName = \(quoted(entity.className))")
    }
    if entity.isAbstract { lines.append("\(variable).isAbstract = true") }
    return lines
  }

  private func statements(of attribute: DataModel.Attribute, _ variable: String) -> [String] {
    var lines = [
      "let \(variable) = NSAttributeDescription()",
      "\(variable).name = \(quoted(attribute.name))",
      "\(variable).isOptional = \(attribute.isOptional)",
    ]
    if let type = attribute.typeName { lines.append("\(variable).attributeType = .\(type)") }
    if let value = attribute.defaultLiteral { lines.append("\(variable).defaultValue = \(value)") }
    if attribute.isTransient { lines.append("\(variable).isTransient = true") }
    return lines
  }

  private func statements(
    of relationship: DataModel.Relationship,
    _ variable: String,
    _ names: [String: String]
  ) -> [String] {
    let rule =
      [
        "Cascade": "cascadeDeleteRule", "Deny": "denyDeleteRule", "No Action": "noActionDeleteRule",
      ][relationship.deletionRule] ?? "nullifyDeleteRule"
    return [
      "let \(variable) = NSRelationshipDescription()",
      "\(variable).name = \(quoted(relationship.name))",
      "\(variable).isOptional = \(relationship.isOptional)",
      "\(variable).maxCount = \(relationship.isToMany ? 0 : 1)",
      "\(variable).isOrdered = \(relationship.isOrdered)", "\(variable).deleteRule = .\(rule)",
      names[relationship.destination].map { "\(variable).destinationEntity = \($0)" },
    ].compactMap { $0 }
  }

  private func inverses(in model: DataModel) -> [String] {
    model.entities.enumerated().flatMap { index, entity in
      entity.relationships.compactMap { relationship in
        guard let inverse = relationship.inverse,
          let other = model.entities.firstIndex(where: { other in
            other.name == relationship.destination
              && other.relationships.contains { $0.name == inverse }
          })
        else { return nil }
        return "property\(index)_\(relationship.name).inverseRelationship = "
          + "property\(other)_\(inverse)"
      }
    }
  }

  private func escaped(_ name: String) -> String {
    ["default", "class", "in", "is", "as", "case", "repeat", "import", "extension"].contains(name)
      ? "`\(name)`" : name
  }
}

extension DataModel.Attribute {
  /// The type of the property that Xcode generates.
  fileprivate var swiftType: String {
    switch type {
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "String": "String?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: "\(className ?? "NSObject")?"
    }
  }

  /// The constant of the type; nil for an unknown type.
  fileprivate var typeName: String? {
    [
      "Integer 16": "integer16AttributeType", "Integer 32": "integer32AttributeType",
      "Integer 64": "integer64AttributeType", "Decimal": "decimalAttributeType",
      "Double": "doubleAttributeType", "Float": "floatAttributeType",
      "String": "stringAttributeType", "Boolean": "booleanAttributeType",
      "Date": "dateAttributeType", "Binary": "binaryDataAttributeType",
      "UUID": "UUIDAttributeType", "URI": "URIAttributeType",
      "Transformable": "transformableAttributeType",
    ][type]
  }

  /// The default value in Swift; nil if there is none.
  fileprivate var defaultLiteral: String? {
    guard let defaultValue else { return nil }
    switch type {
    case "String": return quoted(defaultValue)
    case "Boolean": return "\(defaultValue == "YES")"
    case "Integer 16", "Integer 32", "Integer 64":
      return Int(defaultValue).map { "Int\(type.split(separator: " ")[1])(\($0))" }
    case "Double": return Double(defaultValue).map { "Double(\($0))" }
    case "Float": return Double(defaultValue).map { "Float(\($0))" }
    case "Decimal": return "NSDecimalNumber(string: \(quoted(defaultValue)))"
    case "Date":
      return Double(defaultValue).map { "Date(timeIntervalSinceReferenceDate: \($0))" }
    default: return nil
    }
  }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
