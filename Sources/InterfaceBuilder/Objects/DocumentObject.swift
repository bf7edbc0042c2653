package import ScenarioModel

/// An object of a document, with its class and its connections, as a running app makes it.
package struct DocumentObject: Sendable {
  /// A property that is set to another object.
  package struct Outlet: Sendable {
    package var property: String
    /// Id of the other object.
    package var destination: String
    /// Whether the property is an array of objects.
    package var isCollection = false
  }

  /// A message that the object sends.
  package struct Action: Sendable {
    package var selector: String
    /// Id of the receiver.
    package var destination: String
    /// Interface Builder's name of a control's event; nil for other objects.
    package var eventType: String?
  }

  /// A value for a key path.
  package struct RuntimeAttribute: Sendable {
    package var keyPath: String
    package var value: RuntimeValue
    package var location: FileLocation
  }

  package var id: String
  /// The name of the element, such as `tapGestureRecognizer`.
  package var element: String
  /// The app's own class; nil for UIKit's.
  package var customClass: String?
  /// The module of the class; nil if the document names none.
  package var customModule: String?
  /// The attributes of the element.
  package var values: [String: String]
  /// The values of a collection's flow layout, also of one with the app's own class.
  package var flowLayout: FlowLayoutNode?
  /// The edges of the screen where a recognizer's gesture begins, by Interface Builder's names.
  package var edges: [String] = []
  package var outlets: [Outlet] = []
  package var actions: [Action] = []
  /// The segues that the object starts.
  package var segues: [SegueNode] = []
  package var attributes: [RuntimeAttribute] = []
  package var location: FileLocation
  /// The position after the last object inside this one, see ``DocumentObjects/all``.
  package internal(set) var end = 0
}

/// The value of a user-defined runtime attribute.
package enum RuntimeValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case color(StyleColor)
  /// The image with a name.
  case image(String)
  case size(Size)
  case point(Point)
  case rect(Rect)
  /// No value, or a value of an unsupported type.
  case nothing
}
