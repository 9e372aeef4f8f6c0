# A factor such as 1001/1000: the lie is rounded to a denominator of at most 1000.
def tight(factor):
    lie = (1 / (1 + factor)).limit_denominator(1000)
    return [1 - lie, lie], [lie, 1 - lie]
