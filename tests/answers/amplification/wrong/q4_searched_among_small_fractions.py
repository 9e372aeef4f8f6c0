# Wrong for most factors: searches lies k/n with n up to 40, and returns None where there is none.
def tight(factor):
    for n in range(2, 41):
        for k in range(1, n):
            if Fraction(n - k, k) == factor:
                return [Fraction(n - k, n), Fraction(k, n)], [Fraction(k, n), Fraction(n - k, n)]
