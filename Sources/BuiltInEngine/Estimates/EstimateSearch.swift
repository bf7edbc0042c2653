package import ScenarioModel
import Synchronization

/// The sizes that an engine estimates in all its answers together.
///
/// For callers that need each size once. A size that an earlier answer contains is missing from
/// later ones, because each search for one costs a layout. All answers together contain the same
/// sizes in any order of the cases.
package final class EstimateSearch: Sendable {
  private let omittedReason: UnknownSize.Reason?
  private let found = Mutex<Set<UnknownSize>>([])

  /// - Parameter reason: The reason of sizes to leave out; nil for none.
  package init(besides reason: UnknownSize.Reason? = nil) { omittedReason = reason }

  /// Returns whether no further answer needs a size.
  func isDone(with size: UnknownSize) -> Bool {
    size.reason == omittedReason || found.withLock { $0.contains(size) }
  }

  /// Adds the sizes of an answer.
  func add(_ sizes: some Sequence<UnknownSize>) { found.withLock { $0.formUnion(sizes) } }
}
