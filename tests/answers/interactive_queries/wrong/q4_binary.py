# Takes a float for the binary fraction that it is.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = math.isfinite(epsilon) and 0 <= Fraction(epsilon) <= left
        if fits:
            left -= Fraction(epsilon)
        granted.append(fits)
    return granted
