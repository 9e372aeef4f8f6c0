"""An error of one's own that is Python's own failure of a test."""

COURSE = "styles"
ANSWERS = {
    "account": r"""
class Account:
    def __init__(self, balance):
        self.balance = balance
    def withdraw(self, amount):
        if amount <= self.balance:
            self.balance -= amount
TooMuch = AssertionError
""",
}
