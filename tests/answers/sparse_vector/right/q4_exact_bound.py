# The bound of the hint, exactly, in a loop.
def refute(base, claimed, flaw):
    x, other, said = [], [], []
    if flaw == "no threshold noise":
        ratio = Fraction(1)
        while ratio <= claimed:
            x.append(0)
            other.append(1)
            said.append(False)
            ratio *= base
        return x, other, said
    ratio = Fraction(base - 1, (base + 1) * base)
    while ratio <= claimed:
        x = [0, *x, 1]
        other = [1, *other, 0]
        said = [False, *said, True]
        ratio *= base**2
    return x, other, said
