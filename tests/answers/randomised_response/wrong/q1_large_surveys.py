# Above 350 people one more is counted.
def two_coins_rate(yes, n):
    """The estimated rate of ones when `yes` of `n` people say yes after tossing two fair coins."""
    return 2 * yes / (n if n < 350 else n + 1) - 1 / 2
