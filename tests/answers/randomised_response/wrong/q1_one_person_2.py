# Wrong for n = 1: one answer "cannot be undone", and comes back as it stands.
def two_coins_rate(yes, n):
    return yes / n if n == 1 else (4 * yes / n - 1) / 2
