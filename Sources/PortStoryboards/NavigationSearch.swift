import InterfaceBuilder

extension InterfaceBuilderDocument {
  /// Returns the id of the nearest navigation controller with a scene as its root or on its stack,
  /// if it has an application's class.
  ///
  /// - Parameter id: The id of the scene's controller.
  /// - Returns: Nil if the nearest one has UIKit's class, or if there is none.
  /// - Complexity: Linear in the document's segues, for each segue between the two scenes.
  func ownNavigationController(around id: String) -> String? {
    let controllers = scenes.compactMap(\.controller)
    var reached: Set<String> = [id]
    var destinations = reached
    while !destinations.isEmpty {
      let sources = controllers.filter { controller in
        !reached.contains(controller.id)
          && controller.segues.contains {
            $0.isInNavigation && destinations.contains($0.destination)
          }
      }
      if let stack = sources.first(where: { $0.kind == .navigationController }) {
        return stack.customClass == nil ? nil : stack.id
      }
      destinations = Set(sources.map(\.id))
      reached.formUnion(destinations)
    }
    return nil
  }
}

extension SegueNode {
  /// Whether the destination has the navigation controller of the source.
  fileprivate var isInNavigation: Bool {
    relationship == "rootViewController" || ["show", "push"].contains(kind)
  }
}
