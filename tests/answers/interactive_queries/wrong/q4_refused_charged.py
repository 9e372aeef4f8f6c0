# Charges what it refuses.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = math.isfinite(epsilon) and 0 <= Fraction(str(epsilon)) <= left
        left -= Fraction(str(epsilon)) if 0 <= epsilon < math.inf else 0
        granted.append(fits)
    return granted
