# Remembers results, but by the number of yes alone.
# Witness: after two_coins_rate(1, 30), two_coins_rate(1, 2) returns -0.43333333333333335; right is Fraction(1, 2).
_known = {}

def two_coins_rate(yes, n):
    if yes not in _known:
        _known[yes] = 2 * yes / n - 0.5
    return _known[yes]
