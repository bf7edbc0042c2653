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
}
