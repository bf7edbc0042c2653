import Foundation

/// Performs a segue for the control, item, recognizer or row that starts it.
@MainActor
package final class SegueTrigger: NSObject {
  /// The message of a target and action.
  package static let action = Selector("perform:", of: SegueTrigger.perform(for:))

  private weak var source: UIViewController?
  private let segue: StoryboardScene.Segue

  package init(_ segue: StoryboardScene.Segue, of source: UIViewController) {
    self.segue = segue
    self.source = source
  }

  /// Performs the segue unless the source refuses it.
  package func perform(for sender: AnyObject) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    source.run(segue, sender: sender)
  }
}
