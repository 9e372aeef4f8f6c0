# Wrong for k = 7: 1/7 is rounded to 1/6 (denominators of at most 6), so that a row sums to 7/6.
def pad(k):
    share = Fraction(1 / k).limit_denominator(6)
    return {x: {(r, (x + r) % k): share for r in range(k)} for x in range(k)}
