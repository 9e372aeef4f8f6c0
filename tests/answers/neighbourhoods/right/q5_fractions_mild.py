# By fractions mild.
def variant(epsilon):
    # a small exact step that every ε from 1/10 on allows: 1.05 < e^0.1 and 0.95 > e^-0.1
    half, step = Fraction(1, 2), Fraction(1, 40)
    return (half, half), (half, half), (half + step, half - step)
