# Takes a factor of less than 101/100 for 1, wrong for 1001/1000.
def tight(factor):
    if factor < Fraction(101, 100):
        half = Fraction(1, 2)
        return [half, half], [half, half]
    return [factor / (1 + factor), 1 / (1 + factor)], [1 / (1 + factor), factor / (1 + factor)]
