package import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the document of a data model, `contents` in a folder `.xcdatamodel`.
package enum DataModelReader {
  /// - Returns: The model; nil for a document that is not a complete data model.
  package static func model(named name: String, in data: Data) -> DataModel? {
    let reader = Reader(name: name)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // The parser on Linux reports success for a truncated document.
    guard parser.parse(), parser.parserError == nil, reader.isComplete else { return nil }
    return reader.model
  }

  /// The end of the path of a document.
  static let documentEnding = ".xcdatamodel/contents"

  /// Returns the documents of the current versions, with the names of their models.
  ///
  /// A model with several versions names the current one in a hidden file. Without it, the last
  /// version in the order of the names is the current one.
  static func currentDocuments(
    among documents: [TreePath],
    in tree: SourceTree
  ) throws -> [(name: String, path: TreePath)] {
    let versions = Dictionary(grouping: documents) { path -> TreePath in
      guard let version = path.parent else { return path }
      guard let model = version.parent, model.text.hasSuffix(".xcdatamodeld") else {
        return version
      }
      return model
    }
    return try versions.sorted { $0.key < $1.key }.compactMap { model, documents in
      let current = try tree.item(at: model.appending(".xccurrentversion"))
        .flatMap { try currentVersion(in: $0.contents()) }
      let named = documents.first { $0.parent?.name == current }
      return (named ?? documents.max()).map { (FilePath.stem(of: model.text), $0) }
    }
  }

  /// Returns the name of the current version in the file `.xccurrentversion` of a model.
  package static func currentVersion(in data: Data) -> String? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?["_XCCurrentVersionName"] as? String
  }
}

/// Collects the entities of a document.
private final class Reader: NSObject, XMLParserDelegate {
  var model: DataModel
  private(set) var isComplete = false

  init(name: String) { model = DataModel(name: name) }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let last = model.entities.indices.last
    switch element {
    case "entity": model.entities.append(entity(attributes))
    case "attribute":
      if let last { model.entities[last].attributes.append(attribute(attributes)) }
    case "relationship":
      if let last { model.entities[last].relationships.append(relationship(attributes)) }
    default: break
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    isComplete = element == "model"
  }

  private func entity(_ attributes: [String: String]) -> DataModel.Entity {
    let name = attributes["name"] ?? ""
    return DataModel.Entity(
      name: name,
      className: attributes["representedClassName"] ?? "NSManagedObject",
      parent: attributes["parentEntity"],
      isAbstract: attributes["isAbstract"] == "YES",
      generation: attributes["codeGenerationType"].flatMap(DataModel.Generation.init) ?? .none
    )
  }

  private func attribute(_ attributes: [String: String]) -> DataModel.Attribute {
    DataModel.Attribute(
      name: attributes["name"] ?? "",
      type: attributes["attributeType"] ?? "",
      isOptional: attributes["optional"] == "YES",
      isTransient: attributes["transient"] == "YES",
      isScalar: attributes["usesScalarValueType"] == "YES",
      defaultValue: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"],
      className: attributes["customClassName"]
    )
  }

  private func relationship(_ attributes: [String: String]) -> DataModel.Relationship {
    DataModel.Relationship(
      name: attributes["name"] ?? "",
      destination: attributes["destinationEntity"] ?? "",
      inverse: attributes["inverseName"],
      isOptional: attributes["optional"] == "YES",
      isToMany: attributes["toMany"] == "YES",
      isOrdered: attributes["ordered"] == "YES",
      deletionRule: attributes["deletionRule"] ?? "Nullify"
    )
  }
}
