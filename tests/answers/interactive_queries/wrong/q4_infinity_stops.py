# Stops at infinity.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = 0 <= Fraction(str(epsilon)) <= left
        if fits:
            left -= Fraction(str(epsilon))
        granted.append(fits)
    return granted
