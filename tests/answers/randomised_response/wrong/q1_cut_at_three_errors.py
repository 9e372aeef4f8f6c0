# An estimate may fall below 0, but only by three standard errors, the student thinks, and cuts it off there.
# Witness: two_coins_rate(0, 400) returns -0.15; right is Fraction(-1, 2).
def two_coins_rate(yes, n):
    return max(2 * yes / n - 0.5, -3 / math.sqrt(n))
