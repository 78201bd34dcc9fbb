@money
Feature: Pay

  Scenario: By card
    When I pay
