Feature: No steps
  Scenario: Typing
  Given a
  Givn b
