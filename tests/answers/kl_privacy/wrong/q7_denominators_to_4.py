# Makes a fraction of the float 1/n with denominators up to 4: for five people the sum is 5/4.
def always_somebody(n):
    u = Fraction(1 / n).limit_denominator(4)
    return {x: {(i, x[i]): u for i in range(n)} for x in itertools.product((0, 1), repeat=n)}
