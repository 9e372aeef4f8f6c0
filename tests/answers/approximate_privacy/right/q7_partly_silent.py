# Partly silent.
def counterexample(factor, delta):
    # a small part of the time nothing is said; what is left sticks out by less than delta
    lie = (1 - delta) / (1 + factor)
    often = 1 - lie
    speaks = 1 - (often - max(Fraction(1, 2), delta)) / 2
    return [speaks * often, speaks * lie, 1 - speaks], [speaks * lie, speaks * often, 1 - speaks]
