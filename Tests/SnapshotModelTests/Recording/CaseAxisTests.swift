import AppLanguages
import DeviceCatalog
import SnapshotModel
import Testing

/// Tests the values of cases along the axes of a matrix.
@Suite struct CaseAxisTests {
  private func identity(
    device: String = "iphone-8",
    system: String? = nil,
    _ settings: UserSettings = .standard
  ) -> CaseIdentity {
    CaseIdentity(
      scenario: "form",
      device: device,
      orientation: "portrait",
      technique: "none",
      system: system,
      settings: settings
    )
  }

  /// An iPhone 8 stops at iOS 16; the iPhone 16 and 17 run the present system.
  @Test(
    arguments: [
      ("iphone-16", nil, "27.0"), ("iphone-8", nil, "16.0"), ("iphone-17", nil, "27.0"),
      ("iphone-16", "26.0", "26.0"),
    ] as [(String, String?, String)]
  )
  func caseWithoutSystemHasDevicesSystem(device: String, system: String?, value: String) {
    #expect(CaseAxis.system.value(of: identity(device: device, system: system)) == value)
  }

  @Test func settingsHaveValuesOfCommandLine() throws {
    let arabic = try #require(Language(tag: "ar"))
    let user = identity(
      UserSettings(language: arabic, textSize: .small, boldText: true, width: .half)
    )
    let values = CaseAxis.allCases.map { $0.value(of: user) }
    #expect(values == ["16.0", "iphone-8", "portrait", "ar", "small", "rtl", "on", "half"])
    #expect(CaseAxis.language.value(of: identity()) == "base")
  }

  @Test(
    arguments: [
      (.system, "18", "18.0"), (.system, "9.3", "9.3"), (.language, "pt_BR", "pt-BR"),
      (.width, "507", "507pt"), (.width, "half", "half"), (.device, "iphone-8", "iphone-8"),
    ] as [(CaseAxis, String, String)]
  )
  func typedValueHasFormOfCases(axis: CaseAxis, typed: String, value: String) {
    #expect(axis.canonicalValue(typed) == value)
  }

  /// Arabic is written from right to left, so a case in Arabic differs from English in both.
  @Test func directionFollowsLanguage() throws {
    let (arabic, english) = (try #require(Language(tag: "ar")), try #require(Language(tag: "en")))
    func rest(_ settings: UserSettings) -> CaseAxis.Rest {
      CaseAxis.Rest(of: identity(settings), without: .language)
    }
    let usual = rest(UserSettings(language: english))
    #expect(rest(UserSettings(language: arabic)) == usual)
    #expect(rest(UserSettings(language: english, direction: .rightToLeft)) != usual)
    #expect(rest(UserSettings(language: arabic, textSize: .small)) != usual)
  }

  @Test func otherAxesAreCompared() {
    func rest(_ identity: CaseIdentity) -> CaseAxis.Rest {
      CaseAxis.Rest(of: identity, without: .system)
    }
    #expect(rest(identity(system: "18.0")) == rest(identity(system: nil)))
    #expect(rest(identity(system: "18.0")) != rest(identity(device: "ipad-10", system: "18.0")))
  }
}
