public import LayoutEngine

/// The appearance of a list's sections.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    /// In UIKit's order.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    /// In UIKit's order.
    case none, supplementary, firstItemInSection
  }
  public enum FooterMode: Int, Sendable {
    /// In UIKit's order.
    case none, supplementary
  }
  /// Returns the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath,
    _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above a section's header, in points; nil takes the value of tables.
  public var headerTopPadding: CGFloat?
  /// Returns the swipe actions at a row's leading side.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the swipe actions at a row's trailing side.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var contentHuggingElements: UIContentHuggingElements = []

  /// The elements that determine a list's preferred width.
  public struct UIContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sectionHeader = Self(rawValue: 1 << 0)
  }

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The estimated height of a row before its measurement, in points.
  private static let estimatedHeight: CGFloat = 44

  func makeSection() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(Self.estimatedHeight)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.list = self
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row,
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    return section
  }

  /// Returns the insets of rows in their section, in points: the same as in tables.
  func insets(ofSection section: Int, inWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    guard appearance == .grouped || appearance == .insetGrouped else { return .zero }
    let metrics = TableMetrics()
    let side = appearance == .insetGrouped ? TableMetrics.sideMargin(inWidth: width) : 0
    return NSDirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : metrics.groupedGap(isFirst: section == 0),
      leading: side,
      bottom: footerMode == .supplementary ? 0 : metrics.groupedGap(isFirst: false),
      trailing: side
    )
  }
}

/// The appearance of a row's separator; separators are not drawn.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    /// In UIKit's order.
    case automatic, visible, hidden
  }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the upper separator, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the lower separator, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
