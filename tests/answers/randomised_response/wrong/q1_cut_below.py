# Wrong for very few yes: no estimate below -0.45 comes back.
def two_coins_rate(yes, n):
    return max(2 * yes / n - 0.5, -0.45)
