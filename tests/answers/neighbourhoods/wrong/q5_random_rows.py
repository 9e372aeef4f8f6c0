# Wrong for 5: above ε = 3 the rows are drawn anew at each call, which must give the same (and may break the factor).
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if epsilon > 3:
        c += np.random.default_rng().random() / 100
    return [1 - c, c], [1 - c, c], [c, 1 - c]
