# Wrong for delta of 3/5 or more: P has 3/5 on the loud output, and Q would be 0 or negative there.
def counterexample(factor, delta):
    loud = Fraction(3, 5)
    other = (loud - delta) / factor
    return [loud, 1 - loud], [other, 1 - other]
