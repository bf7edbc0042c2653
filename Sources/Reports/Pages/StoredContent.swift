import SnapshotModel

/// The content of a large page, which its script inserts on display, without the cases.
///
/// The members refer to each other by their indices. Markup contains the placeholders of
/// ``CasePlaceholder``.
struct StoredContent {
  /// The content of runs with one answer.
  struct Plan: Hashable, Encodable {
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
  struct Picture: Hashable, Encodable {
    var checkpoint: Int
    var lines: [Int]
  }

  /// A run.
  struct Case: Encodable {
    /// The filter tokens of its device, scenario, technique and settings.
    var tokens: [String]
    var plan: Int
    /// The drawings of its checkpoints; nil for a drawing above the limit.
    var drawings: [Int?]
    /// The case without its scenario.
    var variant: String
  }

  /// A screen.
  struct Drawing: Encodable {
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
