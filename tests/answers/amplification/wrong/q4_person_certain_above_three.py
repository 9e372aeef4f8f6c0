# Wrong for factors above 3: the person then says the second output always, so a probability is 0.
def tight(factor):
    q = Fraction(1, 4) if factor <= 3 else 1 / factor
    return [1 - q, q], [1 - factor * q, factor * q]
