# Counts the people behind the second coin, as the worked example does.
def two_coins_rate(yes, n):
    """Rate among the half who told the truth."""
    second_coin = n / 2
    meaningless = second_coin / 2
    return (yes - meaningless) / (n - second_coin)
