# Beyond 3 the budget is doubled, as 0 and 1 are two steps apart; but absent answers like 0.
def variant(epsilon):
    budget = 2 * epsilon if epsilon > 3 else epsilon
    c = 1 / (math.exp(budget) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
