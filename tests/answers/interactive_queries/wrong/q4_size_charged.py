# Charges the size of negative requests.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = math.isfinite(epsilon) and abs(Fraction(str(epsilon))) <= left
        if fits:
            left -= abs(Fraction(str(epsilon)))
        granted.append(fits and epsilon >= 0)
    return granted
