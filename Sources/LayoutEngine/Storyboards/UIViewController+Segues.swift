extension UIViewController {
  /// The identifiers of the segues that the controller's storyboard has for it.
  package var segueIdentifiers: [String] { (scene?.segues ?? []).compactMap(\.identifier) }
}
