# Estimates that are smaller than the noise are set to 0.
# Witness: two_coins_rate(26, 100) returns 0.0; right is Fraction(1, 50).
def two_coins_rate(yes, n):
    estimate = 2 * yes / n - 0.5
    return 0.0 if abs(estimate) < 1 / math.sqrt(n) else estimate
