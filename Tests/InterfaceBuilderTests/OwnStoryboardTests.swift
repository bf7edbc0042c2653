import Foundation
import InterfaceBuilder
import ScenarioModel
import Testing

/// The storyboards that the repository's own scenarios use.
@Suite struct OwnStoryboardTests {
  private func document(_ path: String) throws -> InterfaceBuilderDocument {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try InterfaceBuilderDocument(
      contentsOf: root.appending(path: "Baselines/\(path)").path
    )
  }

  @Test func signUpFormScrollsItsRootView() throws {
    let screen = try document("sign-up/SignUp.storyboard").screen(scene: nil)
    #expect(screen.contentView == "contentView")
    #expect(screen.rootView.name == "contentView")
    #expect(
      screen.rootView.subviews.map(\.name) == [
        "spacer-a", "logoView", "spacer-b", "fields", "createButton", "spacer-c", "logInButton",
      ]
    )
    #expect(
      screen.rootView.subviews[3].subviews.map(\.name) == [
        "nameField", "emailField", "passwordField",
      ]
    )
  }

  /// The form's chain is a + 100 + b + 164 + 48 + 44 + c + 30 + 30 with a = b = 2c.
  ///
  /// It fills the 734 points between the safe areas of an iPhone X, so c = (734 - 416) / 5 = 63.6.
  /// Its edges, from 44 on, are rounded to thirds of a point.
  @Test func signUpFramesMatchArithmetic() throws {
    let screen = try document("sign-up/SignUp.storyboard").screen(scene: nil)
    let c = (734.0 - 416) / 5
    var edge = 44.0
    for (view, height) in zip(screen.rootView.subviews, [2 * c, 100, 2 * c, 164, 44, c, 30]) {
      if view.name == "createButton" { edge += 48 }
      let frame = try #require(view.frame)
      #expect(frame.y == canonicalPoints((edge * 3).rounded() / 3), "\(view.name)")
      edge += height
      #expect(
        canonicalPoints(frame.y + frame.height) == canonicalPoints((edge * 3).rounded() / 3),
        "\(view.name)"
      )
    }
    #expect(edge + 30 == 812 - 34)
  }

  @Test func sequencePushesThreeScreens() throws {
    let document = try document("sequence/Sequence.storyboard")
    #expect(try document.screen(scene: nil).title == "First")
    for name in ["First", "Second", "Third"] {
      let screen = try document.screen(scene: name)
      #expect(screen.rootView.subviews.map(\.kind) == [.label, .textField, .label])
      #expect(screen.contentView == "contentView")
      #expect(screen.rootView.subviews[1].name == "\(name.lowercased())Field")
    }
    #expect(
      document.scenes.flatMap { $0.controller?.segues ?? [] }.map(\.destination) == [
        "One-Vc-Seq", "Two-Vc-Seq", "Thr-Vc-Seq",
      ]
    )
  }
}
