import Testing

@testable import SourcePorting

@Suite struct OmissionOwnersTests {
  private let owners = OmissionOwners([
    FileFacts(
      module: "Travel",
      types: [
        TypeFact(name: "ChatViewController", kind: .class),
        TypeFact(name: "ChatViewController.Style", kind: .struct),
        TypeFact(name: "ChatViewController.Cell", kind: .class),
        TypeFact(name: "Money", kind: .struct), TypeFact(name: "Card", kind: .class),
        TypeFact(name: "UIView", kind: .extension), TypeFact(name: "UIView.Badge", kind: .class),
      ]
    ),
    FileFacts(
      module: "Kit",
      types: [TypeFact(name: "Card", kind: .class), TypeFact(name: "Panel", kind: .class)]
    ),
  ])

  @Test(arguments: [
    ("ChatViewController", "Travel", "Travel.ChatViewController"),
    ("ChatViewController.Style", "Travel", "Travel.ChatViewController"),
    ("ChatViewController.Cell", "Travel", "Travel.ChatViewController.Cell"),
    ("UIView.Badge", "Travel", "Travel.UIView.Badge"),
    // Both modules have a card, and an extension can name the module.
    ("Card", "Travel", "Travel.Card"), ("Card", "Kit", "Kit.Card"),
    ("Kit.Card", "Travel", "Kit.Card"), ("Panel", "Travel", "Kit.Panel"),
    ("Money", "Travel", nil), ("UIView", "Travel", nil),
  ])
  func innermostClassOwnsCode(type: String, module: String, owner: String?) {
    #expect(owners.owner(of: type, in: module) == owner)
  }

  private func code(_ type: String?, _ kind: OmittedCode.Kind = .statement) -> OmittedCode {
    OmittedCode(
      file: "/Travel/Chat.swift",
      line: 1,
      column: 1,
      lineCount: 1,
      kind: kind,
      code: "a()",
      reason: "",
      type: type
    )
  }

  /// An addition is not an omission.
  @Test func countsAreByClass() {
    let report = OmissionReport(omissions: [
      code("ChatViewController"), code("ChatViewController.Style"), code("Card"), code("UIView"),
      code("Card", .addition), code(nil, .import),
    ]).keepingTypes(of: owners)
    #expect(
      report.countsByType == [
        "": 2, "ChatViewController": 1, "ChatViewController.Style": 1, "Card": 1,
      ]
    )
    let counts = report.countsByClass(owners, modules: ["/Travel/Chat.swift": ["Travel"]])
    #expect(counts == ["Travel.ChatViewController": 2, "Travel.Card": 1])
    #expect(report.countsByClass(owners, modules: [:]) == [:])
  }
}
