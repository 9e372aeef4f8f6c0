# A single person's answer is taken as it stands.
def two_coins_rate(yes, n):
    return float(yes) if n == 1 else 2 * yes / n - 0.5
