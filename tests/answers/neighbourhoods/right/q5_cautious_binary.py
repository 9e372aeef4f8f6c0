# Half the budget only, the absent like those with 0, and each answer split in two by a coin.
def variant(epsilon):
    c = 1 / (math.exp(epsilon / 2) + 1)
    zero = [(1 - c) / 2, (1 - c) / 2, c / 2, c / 2]
    return [zero, list(zero), zero[::-1]]
