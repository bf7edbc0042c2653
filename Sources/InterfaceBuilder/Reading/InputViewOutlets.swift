import ScenarioModel

/// The outlets for keyboard views, which a nib sets like any other property.
struct InputViewOutlets {
  static let accessory = "inputAccessoryView"
  static let input = "inputView"

  var accessoryView: InputViewNode?
  var inputView: InputViewNode?

  /// Finds the outlets of an object to existing views.
  init(_ outlets: [OutletConnection], among views: ViewEntries) {
    func node(_ property: String) -> InputViewNode? {
      outlets.first { $0.property == property && views.hasInstalledView($0.destination) }
        .map { .view($0.destination) }
    }
    accessoryView = node(Self.accessory)
    inputView = node(Self.input)
  }

  var isEmpty: Bool { accessoryView == nil && inputView == nil }
}

extension ViewEntries {
  fileprivate func hasInstalledView(_ id: String) -> Bool {
    views.contains { $0.id == id && $0.isInstalled }
  }
}
