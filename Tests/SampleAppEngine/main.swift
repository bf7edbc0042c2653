import Foundation
import LayoutEngine
import ScvdbAppEngine

AppEngine.run(
  name: "Sample",
  revision: "1",
  screens: [
    .code("LoginViewController") { LoginViewController() },
    .make("LoginViewController(gap: 30)") { LoginViewController(gap: 30) },
    .code("CountingViewController") { CountingViewController() },
    .code("StoringViewController") { StoringViewController() },
    .code("TrappingViewController") { TrappingViewController() },
    .code("MenuViewController") { MenuViewController() },
    .make("UINavigationController(rootViewController: MenuViewController())") {
      UINavigationController(rootViewController: MenuViewController())
    },
  ],
  fixtures: [AppFixture("CountingViewController.add(3)") { CountingViewController.add(3) }]
)
