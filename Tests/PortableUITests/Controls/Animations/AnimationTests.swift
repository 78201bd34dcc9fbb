import Testing

@testable import PortableUI

struct AnimationTests {
  @Test(arguments: [
    (Animation.linear(duration: 2), "2000 linear"), (.easeInOut, "350 ease-in-out"),
    (.easeIn(duration: 1).delay(0.5), "1000 ease-in 500"),
    (.easeOut(duration: 1).speed(2).delay(1), "500 ease-out 1000"),
    (.easeOut(duration: 1).delay(1).speed(2), "500 ease-out 500"),
    (.linear(duration: .nan), "0 linear"), (.linear(duration: .infinity), "1000000 linear"),
    (.linear(duration: 1).speed(0), "1000 linear"), (.linear(duration: 1).delay(.nan), "1000 linear"),
    (.timingCurve(-1, 2, .nan, 1, duration: 1), "1000 cubic-bezier(0,2,0,1)"),
    (.linear.repeatCount(3), "350 linear 0 3 alternate"),
    (.linear.delay(1).repeatCount(3, autoreverses: false), "350 linear 1000 3"),
    (.linear.repeatForever(), "350 linear 0 Infinity alternate"), (.linear.repeatCount(-1), "350 linear"),
  ])
  func animationIsWrittenForTheScript(animation: Animation, timing: String) {
    #expect(animation.timing == timing)
  }

  @Test(arguments: [
    (Animation.default, "500 spring(1)"), (.snappy, "500 spring(0.85)"), (.bouncy(duration: 1), "1000 spring(0.7)"),
    (.spring(duration: 1, bounce: -0.5), "1000 spring(2)"), (.spring(duration: 1, bounce: 1), "1000 spring(0.05)"),
    (.spring(response: 0.4, dampingFraction: 0.6), "400 spring(0.6)"),
    (.interpolatingSpring(stiffness: 100, damping: 10), "628.319 spring(0.5)"),
    (.interpolatingSpring(mass: 4, stiffness: 100, damping: 40, initialVelocity: 3), "1256.637 spring(1,3)"),
  ])
  func springHasAPeriodAndADamping(animation: Animation, timing: String) {
    #expect(animation.timing == timing)
  }
}
