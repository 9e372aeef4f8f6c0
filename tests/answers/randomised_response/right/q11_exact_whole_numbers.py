# Everything exact: chances as whole numbers over one denominator, errors as Fraction.
def accuracy(n, ones, p):
    p = Fraction(p)
    flip, keep = p.numerator, p.denominator - p.numerator
    parts = [1]
    for person in range(n):
        yes, no = (keep, flip) if person < ones else (flip, keep)
        parts = [a * no + b * yes for a, b in zip(parts + [0], [0] + parts)]
    by_error = {}
    for k, part in enumerate(parts):
        error = abs((Fraction(k, n) - p) / (1 - 2 * p) - Fraction(ones, n))
        by_error[error] = by_error.get(error, 0) + part
    total = 0
    for error in sorted(by_error):
        total += by_error[error]
        if 3 * total >= 2 * p.denominator**n:
            return error
