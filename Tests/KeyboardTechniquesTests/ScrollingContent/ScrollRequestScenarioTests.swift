import LayoutEngine
import Testing

/// The results of scroll requests.
///
/// On an iPhone 8 with a keyboard of 260, the band between the bars at the resting offset of -20 is
/// 0...387, and content of 1000 can be scrolled to 1000 - 667 + 260 = 593.
@Suite struct ScrollRequestScenarioTests {
  private static let content = Content.tall(1000, fields: [Content.Span(500, 540)])
  private static let up: [Step] = [.show(260), .wait(1)]

  static let timing: [Scenario] = [
    Scenario(
      "S22 keyboard first, then the request, at 0.16",
      .i8,
      content,
      steps: [
        .mark, .show(260), .wait(0.06), .requestField(0), .wait(0.09),
        .expect([.bottomInset: 0, .offset: -20]), .wait(0.01),
        .applied([Applied(260, at: 0.16)]),
        .expect([.offset: -20 + 540 - 387, .screenBottom(ofField: 0): 407]),
      ]
    ),
    Scenario(
      "S23 only the second request, at 0.15",
      .i8,
      content,
      steps: up + [
        .request(y: 100...140), .wait(0.05), .requestField(0), .wait(0.09),
        .expect([.offset: -20]), .wait(0.01), .expect([.offset: 133]),
      ]
    ),
  ]

  static let targets: [Scenario] = [
    Scenario(
      "S52 a part of a field follows its movement",
      .i8,
      content,
      steps: up + [
        .requestRect(CGRect(x: 20, y: 510, width: 100, height: 10)),
        .place(field: 0, y: 450...490), .wait(1), .expect([.offset: -20 + 470 - 387]),
      ]
    ),
    Scenario(
      "S53 a whole field follows its size",
      .i8,
      content,
      steps: up + [
        .requestField(0), .place(field: 0, y: 500...580), .wait(1),
        .expect([.offset: -20 + 580 - 387]),
      ]
    ),
    Scenario(
      "S54 a field's present bounds do not",
      .i8,
      content,
      steps: up + [
        .requestFrozen(field: 0), .place(field: 0, y: 500...580), .wait(1),
        .expect([.offset: 133]),
      ]
    ),
    Scenario(
      "S55 no first responder",
      .i8,
      content,
      steps: up + [.requestFirstResponder, .wait(1), .expect([.offset: -20])]
    ),
    Scenario(
      "S59 higher than the band: its top",
      .i8,
      .tall(1000, fields: [Content.Span(100, 700)]),
      steps: up + [.requestField(0), .wait(1), .expect([.offset: 80])]
    ),
  ]

  static let margins = [
    margin(property: 0, explicit: nil, adds: 0),
    margin(property: 10, explicit: nil, adds: 10),
    margin(property: 0, explicit: 24, adds: 24),
    margin(property: 10, explicit: 0, adds: 0),
  ]

  private static func margin(property: Double, explicit: Double?, adds extra: Double) -> Scenario {
    Scenario(
      "S56 property \(property), explicit \(explicit.map { "\($0)" } ?? "none")",
      .i8,
      content,
      steps: up + [
        .margin(property), .requestField(0, margin: explicit), .wait(1),
        .expect([.offset: 133 + extra]),
      ]
    )
  }

  @Test(arguments: timing + targets + margins)
  func requestsFollowLayoutWithKeyboard(scenario: Scenario) throws {
    try run(scenario)
  }
}
