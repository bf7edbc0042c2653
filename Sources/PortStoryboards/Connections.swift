import Foundation
import FoundationXML

/// The connections between the objects of an interface file.
struct Connections {
  /// A property of an object that is set to another object.
  struct Outlet {
    var owner: String
    var property: String
    var destination: String
    /// Whether the property is an array of objects.
    var isCollection = false
  }

  /// A message that a control sends.
  struct Action {
    var owner: String
    var selector: String
    var destination: String
    var eventType: String?
  }

  /// A control's segue to another scene.
  struct ControlSegue {
    var owner: String
    var identifier: String
  }

  /// A value for a key path.
  struct RuntimeAttribute {
    var owner: String
    var keyPath: String
    var value: Any?
  }

  fileprivate(set) var outlets: [Outlet] = []
  fileprivate(set) var actions: [Action] = []
  fileprivate(set) var segues: [ControlSegue] = []
  fileprivate(set) var attributes: [RuntimeAttribute] = []
  /// The module of each object with an app's class, by its id.
  fileprivate(set) var modules: [String: String] = [:]
  /// Reads the connections from the XML of a document.
  init(of data: Data) {
    let reader = ConnectionReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    self = reader.connections
  }

  fileprivate init() {}
}

/// Reads connections and runtime attributes.
private final class ConnectionReader: NSObject, XMLParserDelegate {
  var connections = Connections()
  /// The ids of the open elements; nil for elements without an id.
  private var open: [String?] = []
  private var attributeIndex: Int?

  /// The owner of a connection or an attribute.
  private var owner: String { open.last { $0 != nil }.flatMap { $0 } ?? "" }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "outlet", "outletCollection": addOutlet(attributes, isCollection: name != "outlet")
    case "action": addAction(attributes)
    case "segue": addSegue(attributes)
    case "userDefinedRuntimeAttribute": addAttribute(attributes)
    default: addValue(name, attributes)
    }
    if let id = attributes["id"], let module = attributes["customModule"] {
      connections.modules[id] = module
    }
    open.append(Self.connectionNames.contains(name) ? nil : attributes["id"])
  }

  private static let connectionNames: Set = ["outlet", "outletCollection", "action", "segue"]

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
    if name == "userDefinedRuntimeAttribute" { attributeIndex = nil }
  }

  private func addOutlet(_ attributes: [String: String], isCollection: Bool) {
    guard let property = attributes["property"], let destination = attributes["destination"] else {
      return
    }
    connections.outlets.append(
      Connections.Outlet(
        owner: owner,
        property: property,
        destination: destination,
        isCollection: isCollection
      )
    )
  }

  private func addAction(_ attributes: [String: String]) {
    guard let selector = attributes["selector"], let destination = attributes["destination"] else {
      return
    }
    connections.actions.append(
      Connections.Action(
        owner: owner,
        selector: selector,
        destination: destination,
        eventType: attributes["eventType"]
      )
    )
  }

  private func addSegue(_ attributes: [String: String]) {
    guard let identifier = attributes["identifier"] ?? attributes["id"] else { return }
    connections.segues.append(Connections.ControlSegue(owner: owner, identifier: identifier))
  }

  private func addAttribute(_ attributes: [String: String]) {
    guard let path = attributes["keyPath"] else { return }
    attributeIndex = connections.attributes.count
    let value: Any? =
      switch attributes["type"] {
      case "boolean": attributes["value"] == "YES"
      case "string": attributes["value"] ?? ""
      default: nil
      }
    connections.attributes.append(
      Connections.RuntimeAttribute(owner: owner, keyPath: path, value: value)
    )
  }

  /// Sets the value of the open runtime attribute from a child element.
  private func addValue(_ name: String, _ attributes: [String: String]) {
    guard let attributeIndex, attributes["key"] == "value" else { return }
    func number(_ key: String) -> Double { attributes[key].flatMap { Double($0) } ?? 0 }
    let value: Any? =
      switch name {
      case "real", "integer", "number": number("value")
      case "size": CGSize(width: number("width"), height: number("height"))
      case "point": CGPoint(x: number("x"), y: number("y"))
      default: nil
      }
    connections.attributes[attributeIndex].value = value
  }
}
