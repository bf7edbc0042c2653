import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the comparison of an app on two systems without scenarios and baselines.
@Suite struct UpgradeCheckCommandTests {
  /// A screen in a navigation controller, with a button 105 points below the top of the window.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22155" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
    <device id="retina6_12" orientation="portrait"/>
    <scenes>
    <scene sceneID="s1"><objects><navigationController id="nav">
    <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
    <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="seg"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController title="Home" id="vc">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
    <button opaque="NO" userLabel="menu" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="but">\
    <rect key="frame" x="16" y="105" width="100" height="44"/></button>
    <label text="Name" userLabel="name" translatesAutoresizingMaskIntoConstraints="NO" id="lab">\
    <rect key="frame" x="16" y="200" width="45" height="21"/></label>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="but" firstAttribute="top" secondItem="root" secondAttribute="top" constant="105" id="1"/>
    <constraint firstItem="but" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="2"/>
    <constraint firstItem="lab" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="97" id="3"/>
    <constraint firstItem="lab" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="4"/>
    </constraints>
    </view></viewController></objects></scene>
    </scenes></document>
    """

  private func check(
    _ arguments: String...,
    storyboard: String = storyboard
  ) throws
    -> CommandOutput
  {
    let workplace = try Workplace(["App/Main.storyboard": storyboard])
    let output = try workplace.scvdb(
      ["upgrade-check", "App", "--device", "iphone-16", "--to", "26"] + arguments
    )
    #expect(try workplace.contents().keys.sorted() == ["App/Main.storyboard"])
    return output
  }

  /// The bar ends at 53.667 + 44 = 97.667 on iOS 18, and at 59 + 54 = 113 on iOS 26.
  @Test func coveredButtonIsFound() throws {
    let output = try check()
    #expect(output.status == 1, "\(output)")
    #expect(output.output.contains("error   "), "\(output)")
    #expect(output.output.contains("now covered by a bar"), "\(output)")
    #expect(output.output.contains("navigation bar 44 -> 54: 1 screen in "), "\(output)")
  }

  @Test func unchangedScreenPasses() throws {
    let below = Self.storyboard.replacing(#"constant="105""#, with: #"constant="250""#)
    let output = try check(storyboard: below)
    #expect(output.status == 0, "\(output)")
    #expect(output.output.contains("1 screen without another cause"), "\(output)")
  }

  @Test(arguments: sample(["text", "json", "markdown", "html", "sarif", "junit", "github"]))
  func everyFormatHasFinding(format: String) throws {
    let output = try check("--format", format)
    #expect(output.status == 1 && output.output.contains("menu"), "\(output)")
  }

  /// On an iPhone SE 3 the bar ended at 20 + 44 = 64, and the button is at that distance from the
  /// upper edge of the screen.
  @Test func repeatedHeightHasLocation() throws {
    let repeated = Self.storyboard.replacing(#"constant="105""#, with: #"constant="64""#)
    let output = try check(storyboard: repeated).output
    let text = "repeats 64 pt of the former navigation bar (App/Main.storyboard:"
    #expect(output.replacing(/\s+/, with: " ").contains(text), "\(output)")
  }

  /// Both systems of a case are side by side.
  @Test func pageShowsScreensOfBothSystems() throws {
    let page = try check("--format", "html").output
    let section = try #require(page.split(separator: #"<h2 id="screens">"#).last)
    #expect(section.contains("iOS 18.0") && section.contains("iOS 26.0"))
    #expect(section.ranges(of: #"<div class="pair">"#).count == 2)
  }

  @Test(
    arguments: sample(
      [
        (["--from", "26", "--to", "26"], "iOS 26.0 is not later than iOS 26.0"),
        (["--from", "x"], "'x' is not a version of iOS"),
        (["--from", "18", "--to", "26", "--device", "iphone-8"], "iphone-8 does not run both"),
        (["--from", "7", "--to", "26"], "no device runs both iOS 7.0 and iOS 26.0"),
        (["--device", "iphone-99"], "there is no device 'iphone-99'"),
      ] as [([String], String)]
    )
  )
  func wrongSystemIsError(arguments: [String], message: String) throws {
    let workplace = try Workplace(["App/Main.storyboard": Self.storyboard])
    let output = try workplace.scvdb(["upgrade-check", "App"] + arguments)
    #expect(output.status == 2 && output.errors.contains(message), "\(output)")
  }

  @Test func folderWithoutScreensIsError() throws {
    let output = try Workplace(["App/Main.swift": ""]).scvdb("upgrade-check")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("there is no storyboard or xib in this folder"), "\(output)")
  }
}
