import LayoutEngine

/// A sign-up form with spacers that share its free height in fixed proportions.
///
/// From top to bottom: spacer 2c, logo 100, spacer 2c, three fields of 44 with gaps of 16, 48,
/// button 44, spacer c of at least 16, text button 30, 30 to the bottom. The sum is 416 + 5c.
final class SignUpForm: UIView {
  let logo = UIView()
  let fields = [UITextField(), UITextField(), UITextField()]
  let button = UIView()
  let textButton = UIView()
  private let spacers = [UILayoutGuide(), UILayoutGuide(), UILayoutGuide()]

  convenience init() {
    self.init(frame: .zero)
    let rows: [UIView] = [logo] + fields + [button, textButton]
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
    }
    spacers.forEach(addLayoutGuide)
    NSLayoutConstraint.activate(spacing() + verticalChain() + rows.flatMap(width))
  }

  private func spacing() -> [NSLayoutConstraint] {
    let (a, b, c) = (spacers[0], spacers[1], spacers[2])
    return [
      a.heightAnchor.constraint(equalTo: c.heightAnchor, multiplier: 2),
      b.heightAnchor.constraint(equalTo: c.heightAnchor, multiplier: 2),
      c.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),
    ]
  }

  private func verticalChain() -> [NSLayoutConstraint] {
    let (a, b, c) = (spacers[0], spacers[1], spacers[2])
    return [
      a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      logo.topAnchor.constraint(equalTo: a.bottomAnchor),
      logo.heightAnchor.constraint(equalToConstant: 100),
      b.topAnchor.constraint(equalTo: logo.bottomAnchor),
      fields[0].topAnchor.constraint(equalTo: b.bottomAnchor),
      fields[1].topAnchor.constraint(equalTo: fields[0].bottomAnchor, constant: 16),
      fields[2].topAnchor.constraint(equalTo: fields[1].bottomAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: fields[2].bottomAnchor, constant: 48),
      button.heightAnchor.constraint(equalToConstant: 44),
      c.topAnchor.constraint(equalTo: button.bottomAnchor),
      textButton.topAnchor.constraint(equalTo: c.bottomAnchor),
      textButton.heightAnchor.constraint(equalToConstant: 30),
      safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: textButton.bottomAnchor, constant: 30),
    ] + fields.map { $0.heightAnchor.constraint(equalToConstant: 44) }
  }

  private func width(of row: UIView) -> [NSLayoutConstraint] {
    let width = row.widthAnchor.constraint(equalToConstant: 280)
    width.priority = UILayoutPriority(260)
    return [width, row.centerXAnchor.constraint(equalTo: centerXAnchor)]
  }
}
