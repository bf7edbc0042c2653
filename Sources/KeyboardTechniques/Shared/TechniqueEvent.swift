package import LayoutEngine

/// An event of a technique, for the recorder or a test.
package struct TechniqueEvent: Hashable, Sendable {
  /// The kind of an event.
  package enum Kind: Hashable, Sendable {
    /// The new overlap of the keyboard with the content, without the safe area.
    case bottomInset(CGFloat, animated: Bool)

    /// The scroll view was told to show this rectangle of its content.
    case scroll(CGRect)

    /// A mistake that stops or warns in a debug build of an application.
    ///
    /// The text names its subject, if that is not clear from the screen.
    case diagnostic(Diagnostic, of: String? = nil)
  }

  /// A mistake in the use of a technique; raw values are the names of events in recordings.
  package enum Diagnostic: String, CaseIterable, Sendable {
    // scrolling-content
    case undefinedContentSize
    case noContentView
    case constraintOutsideSubtree

    // Both
    case noBounceToRestore

    // container-scroll
    case nothingEmbedded
    case embeddedTwice
    case containerNotEmpty
    case suspendedTwice
    case resumedWithoutSuspension
    case flushedWhileSuspended
  }

  /// The virtual time, in seconds.
  package var time: TimeInterval
  /// The new inset, the scroll or the diagnostic.
  package var kind: Kind
}

extension TechniqueEvent.Diagnostic {
  /// The documentation of a diagnostic.
  package struct Row: Sendable {
    /// The labels of the techniques that report it.
    package var techniques: [String]
    /// The problem, in one clause.
    package var meaning: String

    static func scrollingContent(_ meaning: String) -> Row {
      Row(techniques: ["scrolling-content"], meaning: meaning)
    }

    static func containerScroll(_ meaning: String) -> Row {
      Row(techniques: ["container-scroll"], meaning: meaning)
    }
  }

  /// The documentation of the diagnostic.
  package var row: Row {
    switch self {
    case .undefinedContentSize:
      .scrollingContent(
        "neither the width nor the height of the content follows from its constraints or its "
          + "intrinsic size"
      )
    case .noContentView:
      .scrollingContent("the view is about to appear, and no content view is assigned")
    case .constraintOutsideSubtree:
      .scrollingContent(
        "the constraint in the event cannot move to the scroll view: one of its items is outside"
      )
    case .noBounceToRestore:
      Row(
        techniques: ["scrolling-content", "container-scroll"],
        meaning:
          "the dismiss mode was set while the keyboard was up, so there is no value to restore"
      )
    case .nothingEmbedded:
      .containerScroll("the view is about to appear, and nothing is embedded")
    case .embeddedTwice: .containerScroll("the app embeds a second controller")
    case .containerNotEmpty:
      .containerScroll("the container's view has its own subviews, which the scroll view hides")
    case .suspendedTwice:
      .containerScroll("the app suspends a filter that is suspended")
    case .resumedWithoutSuspension:
      .containerScroll("the app resumes a filter that is not suspended")
    case .flushedWhileSuspended:
      .containerScroll("the app flushes a filter that is suspended")
    }
  }
}
