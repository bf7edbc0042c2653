import KeyboardTechniques

/// A version of the built-in engine, as the numbers in which versions differ.
///
/// An old revision is carried along as long as someone may want to ask what has drifted since.
package struct EngineRevision: Hashable, Sendable {
  /// A semantic version.
  package let version: String

  /// What distinguishes the revision from the one after it, in one sentence.
  package let summary: String

  let scrollingContent: ScrollingContentParameters

  /// The revision that answers unless another is asked for.
  package static let current = latest

  /// Every revision, the latest first.
  package static let all = [latest, slowerFilter]

  private static let latest = EngineRevision(
    version: "1.0.0",
    summary: "the current revision",
    scrollingContent: ScrollingContentParameters()
  )

  private static let slowerFilter = EngineRevision(
    version: "0.9.0",
    summary: "scrolling-content waits 0.15 s, not 0.1 s, before it follows the keyboard",
    scrollingContent: {
      var parameters = ScrollingContentParameters()
      parameters.filterDelay = 0.15
      return parameters
    }()
  )
}
