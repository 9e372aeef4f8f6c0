# Allows a little more than the total.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = math.isfinite(epsilon) and 0 <= Fraction(str(epsilon)) <= left + Fraction(1, 10**6)
        if fits:
            left -= Fraction(str(epsilon))
        granted.append(fits)
    return granted
