public import Foundation

/// How the sections of a list look.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    /// UIKit's own list, in its order.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, supplementary, firstItemInSection
  }
  public enum FooterMode: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, supplementary
  }
  /// Makes what a user can do with a row at a side.
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
  /// What a section keeps above its header, in points; nil is as in tables.
  public var headerTopPadding: CGFloat?
  /// Makes what a user can do with a row at its leading side.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Makes what a user can do with a row at its trailing side.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var contentHuggingElements: UIContentHuggingElements = []

  /// What decides how wide a list would like to be.
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

  /// The room that a row has before it is asked for its height, in points.
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

  /// What rows keep from the edges of their section, in points: as in tables.
  func insets(ofSection section: Int, inWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    guard appearance == .grouped || appearance == .insetGrouped else { return .zero }
    let metrics = TableMetrics()
    let side = appearance == .insetGrouped ? metrics.sideMargin(inWidth: width) : 0
    return NSDirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : metrics.groupedGap(isFirst: section == 0),
      leading: side,
      bottom: footerMode == .supplementary ? 0 : metrics.groupedGap(isFirst: false),
      trailing: side
    )
  }
}

/// How the line beside a row looks; nothing is seen of it here.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    /// UIKit's own list, in its order.
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
  /// What the line above keeps from the sides, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// What the line below keeps from the sides, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
