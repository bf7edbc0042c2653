@main
struct ScvdbEngine {
  static func main() {}
}
