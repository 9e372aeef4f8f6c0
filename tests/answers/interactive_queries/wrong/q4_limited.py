# Takes the nearest fraction with a small denominator.
def decisions(total, requests):
    left, said = Fraction(total).limit_denominator(10**12), []
    for request in requests:
        fits = math.isfinite(request)
        fits = fits and 0 <= Fraction(request).limit_denominator(10**12) <= left
        if fits:
            left -= Fraction(request).limit_denominator(10**12)
        said.append(fits)
    return said
