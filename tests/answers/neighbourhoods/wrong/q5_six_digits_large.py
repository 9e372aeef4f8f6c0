# From ε = 4 on c is rounded to three decimals, partly downwards.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if epsilon >= 4:
        c = round(c, 3)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
