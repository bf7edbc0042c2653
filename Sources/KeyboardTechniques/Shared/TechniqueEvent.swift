package import LayoutEngine

/// Something that a technique did, reported to the recorder or a test.
package struct TechniqueEvent: Hashable, Sendable {
  /// What was done.
  package enum Kind: Hashable, Sendable {
    /// The keyboard's overlap with the content, beyond what was unsafe anyway, became this.
    case bottomInset(CGFloat, animated: Bool)

    /// The scroll view was asked to show this rectangle of its content.
    case scroll(CGRect)

    /// Something that a debug build of an application would be stopped or warned for.
    case diagnostic(Diagnostic)
  }

  /// A mistake in how a technique is used.
  package enum Diagnostic: Hashable, Sendable {
    /// Neither width nor height of the content follows from its constraints or intrinsic size.
    case undefinedContentSize

    /// The dismiss mode was set while the keyboard was up, so there is no value to restore.
    case noBounceToRestore

    /// The view is about to appear and no content view has been assigned.
    case noContentView

    /// A constraint that was to be moved to the scroll view has an item that is not in it.
    case constraintOutsideSubtree(String)

    /// The view is about to appear and nothing has been embedded.
    case nothingEmbedded

    /// A second controller was to be embedded.
    case embeddedTwice

    /// The container's view has views of its own, which the scroll view hides.
    case containerNotEmpty

    /// A filter that is suspended was to be suspended.
    case suspendedTwice

    /// A filter that is not suspended was to resume.
    case resumedWithoutSuspension

    /// A filter that is suspended was to deliver at once.
    case flushedWhileSuspended
  }

  /// Seconds of virtual time.
  package var time: TimeInterval
  package var kind: Kind
}

extension TechniqueEvent.Diagnostic {
  /// The mistake in one word.
  package var name: String {
    switch self {
    case .constraintOutsideSubtree: "constraintOutsideSubtree"
    default: "\(self)"
    }
  }

  /// What it is about, if that is not clear from where it happens.
  package var detail: String? {
    switch self {
    case .constraintOutsideSubtree(let equation): equation
    default: nil
    }
  }
}
