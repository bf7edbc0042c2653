import LayoutVocabulary

extension Sequence<ExplainedStep> {
  /// The SHA-256 of the lines of the explanations; nil for none.
  package var explanationDigest: String? {
    var text = CanonicalText()
    for step in self { text.appendExplanation(step) }
    return text.bytes.isEmpty ? nil : sha256Hex(text.bytes)
  }
}

extension CanonicalText {
  fileprivate mutating func appendExplanation(_ step: ExplainedStep) {
    keyword("explained")
    integer(step.step)
    endLine()
    for view in step.views {
      keyword("view")
      word(view.view.text)
      endLine()
      for value in view.values { appendExplanation(value) }
    }
  }

  private mutating func appendExplanation(_ value: FrameExplanation.Value) {
    appendLine(of: value)
    for var part in value.parts {
      keyword("part")
      part.visit(&self)
      appendSource(part.source)
    }
    for source in value.pressedBy {
      keyword("pressure")
      appendSource(source)
    }
    for (role, items) in [("empty", value.emptyItems), ("free", value.freeItems)] {
      for item in items {
        word(role)
        word(item)
        endLine()
      }
    }
  }

  private mutating func appendSource(_ source: ExplanationSource) {
    for text in [source.kind.rawValue, source.name, source.view, source.equation?.text ?? ""] {
      word(text)
    }
    endLine()
  }
}
