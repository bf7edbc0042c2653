import Foundation
import LayoutTestSupport
import PortSupport
import Testing

private final class SettingCell: UITableViewCell {}

@MainActor @Suite struct ClassMessageTests {
  @Test func classesRegisterByTheirCoderClass() throws {
    try makeDevice().run {
      let table = UITableView()
      table.register(SettingCell.classForCoder(), forCellReuseIdentifier: "setting")
      let cell = table.dequeueReusableCell(withIdentifier: "setting")
      #expect(cell is SettingCell)
    }
  }

  /// All frameworks of an app are in one program, and code unwraps their bundles.
  @Test func frameworksHaveTheProgramsBundle() {
    #expect(Bundle.packaged(identifier: "com.example.Kit") == .main)
  }
}
