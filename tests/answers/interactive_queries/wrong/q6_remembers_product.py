# Keeps both numbers by the product of the arguments, on which only the first depends.
# Witness: patience(Fraction(1, 2), Fraction(1)) after patience(Fraction(1), Fraction(1, 2)) gives (8, Fraction(8, 1)); right is (8, Fraction(2, 1))
_seen = {}


def patience(epsilon, error):
    key = epsilon * error
    if key not in _seen:
        times = math.ceil(2 / key**2)
        _seen[key] = times, times * epsilon**2
    return _seen[key]
