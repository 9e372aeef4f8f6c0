# 1/n is made of a float with denominators up to 4.
def always_somebody(n):
    share = Fraction(1 / n).limit_denominator(4)
    return {x: {(i, x[i]): share for i in range(n)} for x in itertools.product((0, 1), repeat=n)}
