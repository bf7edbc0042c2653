import Foundation
import LayoutEngine
import ScvdbAppEngine

AppEngine.run(
  name: "Sample",
  revision: "1",
  screens: [
    .code("LoginViewController") { LoginViewController() },
    .make("LoginViewController(gap: 30)") { LoginViewController(gap: 30) },
    .make("LoginViewController(gap: 400)") { LoginViewController(gap: 400) },
    .code("CountingViewController") { CountingViewController() },
    .code("StoringViewController") { StoringViewController() },
    .code("TrappingViewController") { TrappingViewController() },
    .make("FaultyViewController(.index)") { FaultyViewController(.index) },
    .make("FaultyViewController(.overflow)") { FaultyViewController(.overflow) },
    .make("FaultyViewController(.conversion)") { FaultyViewController(.conversion) },
    .make("FaultyViewController(.exclusivity)") { FaultyViewController(.exclusivity) },
    .make("FaultyViewController(.recursion)") { FaultyViewController(.recursion) },
    .code("MenuViewController") { MenuViewController() },
    .code("MenuNavigationController") { MenuNavigationController() },
    .code("CardViewController") { CardViewController() },
    .code("DetailViewController") { DetailViewController() },
    .make("UINavigationController(rootViewController: MenuViewController())") {
      UINavigationController(rootViewController: MenuViewController())
    },
  ],
  fixtures: [
    AppFixture("CountingViewController.add(3)") { CountingViewController.add(3) },
    AppFixture("fillOptionals()") { DetailViewController.sample = "a" },
  ],
  omissions: [
    "SampleAppEngine.LoginViewController": 2, "SampleAppEngine.MenuViewController": 3,
    "SampleAppEngine.CardViewController": 4, "SampleAppEngine.BaseViewController": 5,
    "SampleAppEngine.CardViewController.Badge": 6, "SampleAppEngine.Box": 7,
    "SampleAppEngine.UIView.Shade": 8, "SampleAppEngine.Secret": 9,
    "SampleAppEngine.StoringViewController": 100,
  ]
)
