import LayoutEngine
import ScenarioModel

extension SimulationOptions {
  /// The options of a case; missing options have the engine's defaults.
  init(_ question: CaseQuestion) {
    let design = question.scenario.design
    self =
      question.system.map { SimulationOptions(system: $0, design: design) } ?? SimulationOptions()
    take(question.scenario.simulation)
  }

  private mutating func take(_ settings: SimulationSettings?) {
    guard let settings else { return }
    take(settings.roundsToPixels, \.roundsToPixels)
    take(settings.scrollsToFirstResponder, \.scrollsToFirstResponder)
    take(settings.clampsOnBoundsChange, \.clampsOnBoundsChange)
    take(settings.adjustsForContentOfEqualSize, \.adjustsForContentOfEqualSize)
    take(settings.keyboardDuration, \.keyboardDuration)
    take(settings.rotationDuration, \.rotationDuration)
    take(settings.navigationDuration, \.navigationDuration)
    take(settings.showsPredictions, \.showsPredictions)
    take(
      settings.keyboardReturnsBeforeRotationCompletion,
      \.keyboardReturnsBeforeRotationCompletion
    )
    take(
      settings.keyboardHidesBeforeRotationIsAnnounced,
      \.keyboardHidesBeforeRotationIsAnnounced
    )
    take(settings.laysOutBeforeAlongsideAnimations, \.laysOutBeforeAlongsideAnimations)
    take(settings.statusBarChangesBeforeAnnouncement, \.statusBarChangesBeforeAnnouncement)
    take(settings.keyboardAnnouncesFrameChangesFirst, \.keyboardAnnouncesFrameChangesFirst)
    take(
      settings.keyboardAnnouncesFrameChangesWhileVisible,
      \.keyboardAnnouncesFrameChangesWhileVisible
    )
    take(settings.keyboardAnnouncesEachFocus, \.keyboardAnnouncesEachFocus)
    take(settings.keyboardAnnouncesItselfInTransitions, \.keyboardAnnouncesItselfInTransitions)
    take(settings.keyboardFirstBeginsWithoutHeight, \.keyboardFirstBeginsWithoutHeight)
    take(settings.keyboardHidesWithoutHeight, \.keyboardHidesWithoutHeight)
    take(settings.shortcutsBarHeight, \.shortcutsBarHeight)
    take(settings.layoutDirection.map(UIUserInterfaceLayoutDirection.init), \.layoutDirection)
    take(settings.contentSizeCategory.flatMap(UIContentSizeCategory.init), \.contentSizeCategory)
    take(settings.boldText, \.boldText)
    take(settings.applicationWidth.map(Multitasking.init), \.multitasking)
    keyboardHeights[.portrait] = settings.keyboardHeights?.portrait
    keyboardHeights[.landscape] = settings.keyboardHeights?.landscape
  }

  private mutating func take<Value>(_ value: Value?, _ path: WritableKeyPath<Self, Value>) {
    if let value { self[keyPath: path] = value }
  }
}

extension UIUserInterfaceLayoutDirection {
  fileprivate init(_ direction: LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIContentSizeCategory {
  init?(_ size: TextSize) {
    guard let category = Self.named.first(where: { $0.name == size.rawValue }) else { return nil }
    self = category.value
  }
}
