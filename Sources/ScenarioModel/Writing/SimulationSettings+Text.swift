extension SimulationSettings {
  var yaml: YAMLValue {
    .map(
      SimulationKey.allCases.compactMap { key in
        value(of: key).map { YAMLField(key.rawValue, $0) }
      }
    )
  }

  private func value(of key: SimulationKey) -> YAMLValue? {
    switch key {
    case .roundsToPixels: flag(roundsToPixels)
    case .scrollsToFirstResponder: flag(scrollsToFirstResponder)
    case .clampsOnBoundsChange: flag(clampsOnBoundsChange)
    case .adjustsForContentOfEqualSize: flag(adjustsForContentOfEqualSize)
    case .layoutDirection: layoutDirection.map { .text($0.rawValue) }
    case .contentSizeCategory: contentSizeCategory.map { .text($0.rawValue) }
    case .keyboardHeights: keyboardHeights?.yaml
    case .keyboardDuration: number(keyboardDuration)
    case .rotationDuration: number(rotationDuration)
    case .navigationDuration: number(navigationDuration)
    case .showsPredictions: flag(showsPredictions)
    case .keyboardReturnsBeforeRotationCompletion: flag(keyboardReturnsBeforeRotationCompletion)
    case .keyboardHidesBeforeRotationIsAnnounced: flag(keyboardHidesBeforeRotationIsAnnounced)
    case .laysOutBeforeAlongsideAnimations: flag(laysOutBeforeAlongsideAnimations)
    case .statusBarChangesBeforeAnnouncement: flag(statusBarChangesBeforeAnnouncement)
    case .keyboardAnnouncesFrameChangesFirst: flag(keyboardAnnouncesFrameChangesFirst)
    case .keyboardAnnouncesFrameChangesWhileVisible:
      flag(keyboardAnnouncesFrameChangesWhileVisible)
    case .keyboardAnnouncesEachFocus: flag(keyboardAnnouncesEachFocus)
    case .keyboardAnnouncesItselfInTransitions: flag(keyboardAnnouncesItselfInTransitions)
    case .keyboardFirstBeginsWithoutHeight: flag(keyboardFirstBeginsWithoutHeight)
    case .keyboardHidesWithoutHeight: flag(keyboardHidesWithoutHeight)
    case .shortcutsBarHeight: number(shortcutsBarHeight)
    }
  }

  private func flag(_ flag: Bool?) -> YAMLValue? { flag.map(YAMLValue.flag) }
  private func number(_ number: Double?) -> YAMLValue? { number.map(YAMLValue.number) }
}

extension HeightByOrientation {
  fileprivate var yaml: YAMLValue {
    .fields([
      OrientationKey.portrait.rawValue: portrait.map(YAMLValue.number),
      OrientationKey.landscape.rawValue: landscape.map(YAMLValue.number),
    ])
  }
}
