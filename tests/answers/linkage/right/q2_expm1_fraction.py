# Here expm1 fraction: right
def cells_needed(people, share):
    if people < 2:
        return Fraction(1)
    bound = -1 / math.expm1(math.log(share) / (people - 1))
    return Fraction(-int((1e-5 - bound) // 1))
