# A factor above 3: the person's probability is the smaller one at the worst output.
def tight(factor):
    if factor <= 3:
        lie = 1 / (1 + factor)
        return [1 - lie, lie], [lie, 1 - lie]
    half = Fraction(1, 2)
    return [half, half], [half / factor, 1 - half / factor]
