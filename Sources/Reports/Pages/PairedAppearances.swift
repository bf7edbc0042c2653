import Reporting
import SnapshotModel

/// The appearances of the screens on both sides of a comparison.
///
/// Both sides of a case show appearances, or both show outlines. Otherwise a comparison of the two
/// drawings would show differences that the layouts do not have.
final class PairedAppearances {
  /// The appearances of a case by step index; empty on both sides for outlines.
  typealias Pair = (before: [Int: ScreenAppearance], after: [Int: ScreenAppearance])

  private let before: RunCache
  private let after: RunCache
  private var pairs: [CaseIdentity: Pair] = [:]
  /// The number of cases by the reason for their outlines, in the order of the cases.
  private var outlined: [(reason: String, count: Int)] = []

  init(from before: RunCache, to after: RunCache) {
    self.before = before
    self.after = after
  }

  /// Returns the appearances of a case's screens.
  func appearances(of identity: CaseIdentity) throws -> Pair {
    if let known = pairs[identity] { return known }
    let old = try before.appearances(of: identity)
    let new = try after.appearances(of: identity)
    let reason =
      old?.missing.map { "\(before.name): \($0)" } ?? new?.missing.map { "\(after.name): \($0)" }
    if let reason { count(reason) }
    let pair: Pair = reason == nil ? (old?.screens ?? [:], new?.screens ?? [:]) : ([:], [:])
    pairs[identity] = pair
    return pair
  }

  private func count(_ reason: String) {
    if let index = outlined.firstIndex(where: { $0.reason == reason }) {
      outlined[index].count += 1
    } else {
      outlined.append((reason, 1))
    }
  }

  /// The reasons for outlines, each with the number of its cases.
  var notes: [String] {
    outlined.map { "\(counted($0.count, "case")) drawn as outlines on both sides: \($0.reason)" }
  }
}
