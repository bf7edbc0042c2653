import SnapshotModel

/// The content of a large page, which its script inserts on display, without the cases.
///
/// The members refer to each other by their indices. Markup contains the placeholders of
/// ``CasePlaceholder``.
struct StoredContent {
  /// The content of runs with one answer.
  struct Plan: Hashable {
    /// The filter tokens of its findings.
    var kinds: String
    /// The lines of its article.
    var article: [Int]
    /// The lines of its timeline.
    var timeline: [Int]
    /// The thumbnails of its screens.
    var pictures: [Picture]
    /// The lines of its first picture, with the scenario; empty without a drawing.
    var gallery: [Int]
  }

  /// A thumbnail for contact sheets.
  struct Picture: Hashable {
    var checkpoint: Int
    var lines: [Int]
  }

  /// A run.
  struct Case {
    /// The filter tokens of its device, scenario, technique and settings.
    var tokens: [String]
    var plan: Int
    /// The drawings of its checkpoints; nil for a drawing above the limit.
    var drawings: [Int?]
    /// The case without its scenario.
    var variant: String
  }

  /// A screen.
  struct Drawing {
    /// The size of letters, in points.
    var letter: String
    /// The numbers of its views, separated by spaces.
    var views: String
    var elements: [Int]
  }

  /// Lines of markup, without duplicates.
  var lines: [String]
  var plans: [Plan]
  /// The cases with the first pictures of the page, by their indices.
  var gallery: [Int]
  /// Elements of drawings, without duplicates.
  var elements: [String]
  var drawings: [Drawing]
  /// The definitions of keyboards and images, which drawings refer to.
  var parts: [SharedMarkup]
}

extension JSONText {
  mutating func append(_ plan: StoredContent.Plan) {
    append(raw: #"{"article":"#)
    append(plan.article)
    append(raw: #","gallery":"#)
    append(plan.gallery)
    append(raw: #","kinds":"#)
    append(plan.kinds)
    append(raw: #","pictures":"#)
    append(plan.pictures) { text, picture in
      text.append(raw: #"{"checkpoint":"#)
      text.append(picture.checkpoint)
      text.append(raw: #","lines":"#)
      text.append(picture.lines)
      text.append(raw: "}")
    }
    append(raw: #","timeline":"#)
    append(plan.timeline)
    append(raw: "}")
  }

  mutating func append(_ stored: StoredContent.Case) {
    append(raw: #"{"drawings":"#)
    append(stored.drawings) { text, drawing in
      if let drawing { text.append(drawing) } else { text.append(raw: "null") }
    }
    append(raw: #","plan":"#)
    append(stored.plan)
    append(raw: #","tokens":"#)
    append(stored.tokens)
    append(raw: #","variant":"#)
    append(stored.variant)
    append(raw: "}")
  }

  mutating func append(_ drawing: StoredContent.Drawing) {
    append(raw: #"{"elements":"#)
    append(drawing.elements)
    append(raw: #","letter":"#)
    append(drawing.letter)
    append(raw: #","views":"#)
    append(drawing.views)
    append(raw: "}")
  }

  mutating func append(_ part: SharedMarkup) {
    append(raw: #"{"ids":"#)
    append(part.ids)
    append(raw: #","markup":"#)
    append(part.markup)
    append(raw: "}")
  }
}
