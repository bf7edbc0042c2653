import ScvdbTestSupport
import Testing

@Suite struct SplitViewDrawingTests {
  /// The list is 320 points wide, so the title of the detail begins to its right.
  @Test func splitViewsShowBothColumns() throws {
    let matrix = "{ devices: [ipad-10], orientations: [portrait, landscape] }"
    let workplace = try workplace(list: matrix, detail: matrix)
    #expect(try workplace.scvdb("record").status == 0)
    let selection = ["--orientation", "landscape", "--svg"]
    for name in ["list", "detail"] {
      let output = try workplace.scvdb(["show", name] + selection)
      for title in ["The list", "The detail"] {
        #expect(output.output.contains(">\(title)</text>"), "\(output)")
      }
    }
    // In portrait, the detail fills the window.
    let portrait = try workplace.scvdb("show", "detail", "--svg").output
    #expect(portrait.contains(">The detail</text>") && !portrait.contains(">The list</text>"))
  }

  /// Both iPads have the same measures, but only the second one has a case of the detail.
  @Test func pageShowsColumnOfItsOwnDevice() throws {
    let workplace = try workplace(
      list: "{ devices: [ipad-pro-11-2, ipad-pro-11-3], orientations: [landscape] }",
      detail: "{ devices: [ipad-pro-11-3], orientations: [landscape] }"
    )
    #expect(try workplace.scvdb("record").status == 0)
    for (selection, isShown) in [
      (["--device", "ipad-pro-11-2"], false), (["--device", "ipad-pro-11-3"], true), ([], true),
    ] {
      let page = try workplace.scvdb(["report", "--scenario", "list"] + selection).output
      #expect(page.contains(">The list</text>"))
      #expect(page.contains(">The detail</text>") == isShown)
    }
  }

  /// A workplace with a scenario for each column, with the matrices of both.
  private func workplace(list: String, detail: String) throws -> Workplace {
    func scenario(_ scene: String, _ column: String, _ matrix: String) -> String {
      """
      screens: { \(scene): { storyboard: ../Split.storyboard, scene: \(scene) } }
      navigation: true
      splitView: \(column)
      technique: none
      matrix: \(matrix)
      steps:
        - checkpoint: at rest
      """
    }
    func screen(_ id: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" title="The \(id)" id="\(id)">
      <view key="view" id="view\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene>
      """
    }
    func relationship(_ from: String, _ name: String, _ to: String) -> String {
      #"<segue destination="\#(to)" kind="relationship" relationship="\#(name)" id="\#(from)\#(to)"/>"#
    }
    return try Workplace([
      "Split.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="split">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><splitViewController id="split"><connections>
      \(relationship("split", "masterViewController", "list"))
      \(relationship("split", "detailViewController", "detail"))
      </connections></splitViewController></objects></scene>\(screen("list"))\(screen("detail"))</scenes></document>
      """,
      "Baselines/list.yaml": scenario("list", "primary", list),
      "Baselines/detail.yaml": scenario("detail", "secondary", detail),
    ])
  }
}
