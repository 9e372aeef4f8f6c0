# Rounds the lie to a denominator up to 100.
def tight(factor):
    lie = (1 / (1 + factor)).limit_denominator(100)
    return [1 - lie, lie], [lie, 1 - lie]
