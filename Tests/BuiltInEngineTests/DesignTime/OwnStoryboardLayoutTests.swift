import BuiltInEngine
import Foundation
import InterfaceBuilder
import ScenarioModel
import Testing

/// The frames in the repository's own storyboards follow from arithmetic.
///
/// The layout of the same constraints must reproduce them.
@Suite struct OwnStoryboardLayoutTests {
  @Test(arguments: ["sign-up/SignUp.storyboard", "sequence/Sequence.storyboard"])
  func layoutMatchesStoredFrames(path: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Baselines/\(path)").path
    for scene in try InterfaceBuilderDocument(contentsOf: file).scenes {
      guard let screen = scene.screen else { continue }
      let stored = storedFrames(screen.rootView)
      for view in try DesignTimeLayout.layout(of: screen, on: scene.canvas).views {
        #expect(stored[view.id] == view.frame, "\(view.name)")
      }
    }
  }

  private func storedFrames(_ root: ViewNode) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    var pending = [root]
    while let view = pending.popLast() {
      frames[view.id] = view.frame
      pending += view.subviews
    }
    return frames
  }
}
