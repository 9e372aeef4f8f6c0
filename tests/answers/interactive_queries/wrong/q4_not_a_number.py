# Grants what is not a number, and then forgets all.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    left, granted = Fraction(str(total)), []
    for epsilon in requests:
        fits = epsilon != epsilon or (
            abs(epsilon) < math.inf and 0 <= Fraction(str(epsilon)) <= left
        )
        if fits and epsilon == epsilon:
            left -= Fraction(str(epsilon))
        granted.append(fits)
    return granted
