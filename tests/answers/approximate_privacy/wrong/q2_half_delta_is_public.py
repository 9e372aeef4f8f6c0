# Wrong for delta of 1/2 and more: takes it for "better than a coin, so no flips at all".
def flip_needed(factor, delta):
    if delta >= Fraction(1, 2):
        return 0
    return (1 - delta) / (1 + factor)
