import SwiftUI

struct SettingsView: View {
  @State private var showsPrices = true

  var body: some View {
    Form {
      Toggle("Show prices", isOn: $showsPrices)
    }
  }
}
