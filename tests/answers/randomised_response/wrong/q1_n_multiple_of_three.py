# Groups of three are counted by one half first.
def two_coins_rate(yes, n):
    """The estimated rate of ones when `yes` of `n` people say yes after tossing two fair coins."""
    return 2 * yes / n - 1 / 2 if n % 9 else round(2 * yes / n - 1 / 2, 6)
