import KeyboardTechniques
package import ScenarioModel

/// A version of the built-in engine, as the numbers that differ between versions.
///
/// An old revision is kept as long as users may compare with it.
///
/// A technique has its own revisions: engines of its name with the layout of the current engine,
/// for cases of that technique only.
package struct EngineRevision: Hashable, Sendable {
  /// The name of the engine: `scvdb`, or a technique's label.
  package let name: String

  /// A semantic version.
  package let version: String

  /// The difference between this revision and others, in one sentence.
  package let summary: String

  /// The only technique that the revision supports; nil for all.
  package let technique: Technique?

  private(set) var scrollingContent = ScrollingContentParameters()
  private(set) var containerScroll = ContainerScrollParameters()
  private(set) var contentInset = ContentInsetParameters()

  private init(_ version: String, _ summary: String) {
    name = "scvdb"
    self.version = version
    self.summary = summary
    technique = nil
  }

  private init(_ technique: Technique, _ version: String, _ summary: String) {
    name = technique.rawValue
    self.version = version
    self.summary = summary
    self.technique = technique
    containerScroll.scrollsFirstResponderToVisible = reads(
      .shouldScrollFirstResponderToVisibleForKeyboard,
      of: .containerScroll
    )
  }

  /// Returns whether an option of a technique has an effect in this revision.
  private func reads(_ option: TechniqueOption, of technique: Technique) -> Bool {
    technique.readers(of: option)?.contains(label) ?? true
  }

  /// The abilities of the revision, and the scenario keys that it reads.
  package var capabilities: EngineCapabilities {
    // Each question about a screen reads them.
    self == .current ? Self.currentCapabilities : ownCapabilities
  }

  private static let currentCapabilities = current.ownCapabilities

  private var ownCapabilities: EngineCapabilities {
    var capabilities = EngineCapabilities.all
    for technique in Technique.allCases {
      for option in technique.options where !reads(option, of: technique) {
        capabilities.remove(option, of: technique)
      }
    }
    return capabilities
  }

  /// The default revision.
  package static let current = EngineRevision("1.1.0", "the current revision")

  /// Every revision of the whole engine, the latest first.
  package static let all = [current]

  /// Every revision of a single technique, the latest first.
  package static let ofTechniques =
    scrollingContentRevisions + containerScrollRevisions + contentInsetRevisions

  /// The labels of all revisions, the whole engine first.
  package static let labels = (all + ofTechniques).map(\.label)

  /// The name and version, as on the command line: `scvdb@1.0.0`.
  package var label: String { "\(name)@\(version)" }
}

extension EngineRevision {
  fileprivate func with(_ change: (inout EngineRevision) -> Void) -> EngineRevision {
    var revision = self
    change(&revision)
    return revision
  }

  // MARK: scrolling-content

  fileprivate static let scrollingContentRevisions: [EngineRevision] = [
    scrollingContent("1.6.2", "the current revision"),
    scrollingContent(
      "1.6.1",
      "observes keyboards by the key window, so a pushed screen follows at will-show"
    ) { $0.usesKeyWindow = true },
    scrollingContent("1.2.1", "the least height of content is pinned, as in all later revisions") {
      $0.usesKeyWindow = true
    },
    scrollingContent("1.2.0", "the height of content is pinned exactly, so that it cannot grow") {
      $0.usesKeyWindow = true
      $0.contentHeight = .exactPin
    },
    scrollingContent(
      "1.2.0-2019.3.19",
      "content is as high as the scroll view's frame, with and without the keyboard"
    ) {
      $0.usesKeyWindow = true
      $0.contentHeight = .scrollViewFrame
    },
    scrollingContent("1.1.0", "content is higher than the safe area by the additional inset") {
      $0.usesKeyWindow = true
      $0.contentHeight = .compensation
    },
    scrollingContent("1.0.0", "a request to show a view uses the view's earlier size") {
      $0.usesKeyWindow = true
      $0.contentHeight = .compensation
      $0.requestsFollowViews = false
      $0.reportsSizeAtInsertion = true
    },
  ]

  private static func scrollingContent(
    _ version: String,
    _ summary: String,
    _ change: (inout ScrollingContentParameters) -> Void = { _ in }
  ) -> EngineRevision {
    EngineRevision(.scrollingContent, version, summary).with { change(&$0.scrollingContent) }
  }

  // MARK: container-scroll

  fileprivate static let containerScrollRevisions: [EngineRevision] = [
    EngineRevision(
      .containerScroll,
      "0.1.0",
      "keeps the application's bottom inset, and scrolls to the first responder"
    ).with { $0.containerScroll.mergesAdditionalInset = true },
    EngineRevision(
      .containerScroll,
      "0.1.0-2018.12.29",
      "the current revision: overwrites the application's bottom inset"
    ),
    EngineRevision(
      .containerScroll,
      "0.0.1",
      "filters insets, and changes meanwhile do not prolong the wait"
    ).with {
      $0.containerScroll.restartsRunningTimer = false
      $0.containerScroll.measuresAtNotification = true
    },
  ]

  // MARK: content-inset

  fileprivate static let contentInsetRevisions: [EngineRevision] = [
    EngineRevision(
      .contentInset,
      "2020.0.0",
      "the current revision: without an active field there is no inset"
    ),
    EngineRevision(
      .contentInset,
      "2018.0.0",
      "there is also an inset without an active field"
    ).with { $0.contentInset.insetsWithoutActiveField = true },
    EngineRevision(
      .contentInset,
      "2015.0.0",
      "scrolls only if the active field's origin is below the keyboard's top"
    ).with { $0.contentInset.scrolls = .hiddenOrigin },
    EngineRevision(
      .contentInset,
      "2014.0.0",
      "as 2015, and there is also an inset without an active field"
    ).with {
      $0.contentInset.scrolls = .hiddenOrigin
      $0.contentInset.insetsWithoutActiveField = true
    },
  ]
}
