# Takes for each float the nearest fraction with a denominator up to a billion.
# Witness: decisions(1e-10, [5e-11, 6e-11]) gives [True, True]; right is [True, False].
def decisions(total, requests):
    def exact(e):
        return Fraction(e).limit_denominator(10**9) if isinstance(e, float) else Fraction(e)

    limit, spent, granted = exact(total), Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= limit
        if fits:
            spent += exact(e)
        granted.append(fits)
    return granted
