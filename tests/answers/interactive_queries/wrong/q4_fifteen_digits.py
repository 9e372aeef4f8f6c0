# Writes floats with 15 digits, which is fewer than Python shows.
# Witness: decisions(0.3, [0.30000000000000004]) gives [True]; right is [False].
def decisions(total, requests):
    def exact(e):
        return Fraction(f"{e:.15g}") if isinstance(e, float) else Fraction(e)

    limit, spent, granted = exact(total), Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= limit
        if fits:
            spent += exact(e)
        granted.append(fits)
    return granted
