// The attributes, once for each of the three types that have them.

/// The beginnings of statements.
extension ConstraintMaker {
  public var left: ConstraintMakerExtendable { make(.left) }
  public var top: ConstraintMakerExtendable { make(.top) }
  public var bottom: ConstraintMakerExtendable { make(.bottom) }
  public var right: ConstraintMakerExtendable { make(.right) }
  public var leading: ConstraintMakerExtendable { make(.leading) }
  public var trailing: ConstraintMakerExtendable { make(.trailing) }
  public var width: ConstraintMakerExtendable { make(.width) }
  public var height: ConstraintMakerExtendable { make(.height) }
  public var centerX: ConstraintMakerExtendable { make(.centerX) }
  public var centerY: ConstraintMakerExtendable { make(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { make(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { make(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { make(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { make(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { make(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { make(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { make(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { make(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { make(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { make(.centerYWithinMargins) }
  public var edges: ConstraintMakerExtendable { make(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { make(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { make(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { make(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    make(.directionalHorizontalEdges)
  }
  public var size: ConstraintMakerExtendable { make(.size) }
  public var center: ConstraintMakerExtendable { make(.center) }
  public var margins: ConstraintMakerExtendable { make(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { make(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { make(.centerWithinMargins) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { make(.verticalEdges) }
  public var baseline: ConstraintMakerExtendable { make(.lastBaseline) }
}

/// Further attributes of a statement.
extension ConstraintMakerExtendable {
  public var left: ConstraintMakerExtendable { adding(.left) }
  public var top: ConstraintMakerExtendable { adding(.top) }
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  public var right: ConstraintMakerExtendable { adding(.right) }
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  public var width: ConstraintMakerExtendable { adding(.width) }
  public var height: ConstraintMakerExtendable { adding(.height) }
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { adding(.centerYWithinMargins) }
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }
  public var size: ConstraintMakerExtendable { adding(.size) }
  public var center: ConstraintMakerExtendable { adding(.center) }
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  public var baseline: ConstraintMakerExtendable { adding(.lastBaseline) }
}

/// The second sides of relations.
extension ConstraintAttributesDSL {
  public var left: ConstraintItem { item(.left) }
  public var top: ConstraintItem { item(.top) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var right: ConstraintItem { item(.right) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  public var edges: ConstraintItem { item(.edges) }
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  public var size: ConstraintItem { item(.size) }
  public var center: ConstraintItem { item(.center) }
  public var margins: ConstraintItem { item(.margins) }
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
  public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
  public var baseline: ConstraintItem { item(.lastBaseline) }
}
